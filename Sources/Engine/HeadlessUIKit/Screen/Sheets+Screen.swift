import Foundation
import NavigationModel

extension Stage {
  /// The heights of a presented sheet, with their upper edges on the screen (P41); nil where a sheet
  /// has only one.
  func sheet(of controller: UIViewController) -> Screen.Sheet? {
    guard let manager = controller.presentedSheet else { return nil }
    let names = manager.activeDetents.active.map(\.identifier)
    let detents = names.map { name in
      Screen.Detent(
        name.shortName, top: manager.frame(of: name).y, isUndimmed: manager.isUndimmed(at: name))
    }
    return Screen.Sheet(
      detents, selected: names.firstIndex(of: manager.currentDetent) ?? 0,
      hasGrabber: manager.prefersGrabberVisible)
  }

  /// What the arrow of a presented popover points at; nil if that is not on the screen.
  func source(of controller: UIViewController) -> Screen.Source? {
    let popover = controller.parts.presentationOptions.manager as? UIPopoverPresentationController
    guard let popover else { return nil }
    return popover.item.map { .target($0.targetID) } ?? popover.sourceFrame.map { .frame($0) }
  }

  /// The edge of a popover that its arrow is at; nil for one that points at nothing on the screen.
  func arrow(of controller: UIViewController) -> Screen.Edge? {
    let popover = controller.presentationManagerIfMade as? UIPopoverPresentationController
    return popover?.popoverController?.popoverArrowDirection.edges.first ?? popover?.place?.arrow
  }
}

extension UIView {
  /// Its upper left corner on the screen.
  var originOnScreen: CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = self
    while let view = current, !(view is UIWindow) {
      origin.x += view.frame.origin.x
      origin.y += view.frame.origin.y
      current = view.superview
    }
    return origin
  }
}
