import Foundation

extension UIView {
  /// What `keyboardLayoutGuide` is where no class overrides it.
  final var ownKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    let parts = ownInsetParts
    if let guide = parts.keyboardGuide { return guide }
    let made = UIKeyboardLayoutGuide(of: self)
    parts.keyboardGuide = made
    recordingStage.keyboardOfDevice.note(made)
    return made
  }

  /// How much of it the keyboard covers, in points from its bottom; nil without a keyboard, and off
  /// screen; one that isn't docked counts only if it is followed (E111).
  func coveredByKeyboard(followsUndocked: Bool) -> CGFloat? {
    let device = recordingStage.keyboardOfDevice
    guard let keyboard = followsUndocked ? device.frame : device.dockedFrame else { return nil }
    var top: CGFloat = 0
    var view = self
    while let container = view.container {
      top += view.frame.minY
      view = container
    }
    guard view is UIWindow else { return nil }
    return top + view.frame.minY + bounds.height - keyboard.minY
  }
}
