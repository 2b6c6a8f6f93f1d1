import Foundation

/// The view around that of an accessory, below the bar in its controller's view; it gives its contents
/// the trait that says where they are (F98).
final class UITabAccessoryView: UIView {
  /// Shows a view in it, as large as itself.
  func show(_ contents: UIView, in frame: CGRect, as environment: UITabAccessory.Environment) {
    self.frame = frame
    contents.frame = CGRect(origin: .zero, size: frame.size)
    if contents.superview !== self { addSubview(contents) }
    let handle = ownOverrides
    if handle[UITraitTabAccessoryEnvironment.self] != environment {
      handle[UITraitTabAccessoryEnvironment.self] = environment
    }
  }

  nonisolated deinit {}
}
