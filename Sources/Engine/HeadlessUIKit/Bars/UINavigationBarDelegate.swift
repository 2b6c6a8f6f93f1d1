import Foundation
import NavigationModel

/// Methods to respond to changes of the items of a bar; for a managed bar, the controller
/// implements them.
///
/// [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may be pushed (B43).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed; after the animation, if there is one (B43).
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped (B43, B63).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped; after the animation, if there is one (B43).
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    DefaultBody.reached(by: self)
  }
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    DefaultBody.reached(by: self)
  }
}

extension UINavigationBar {
  /// The calls to its delegate: of a managed bar, the stack or what its class overrides (B36).
  enum Calls {
    static let shouldPush = Call(
      .shouldPush, "navigationBar(_:shouldPush:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, default: true)
    static let didPush = Call(
      .didPush, "navigationBar(_:didPush:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, in: .didChangeItems)
    static let shouldPop = Call(
      .shouldPop, "navigationBar(_:shouldPop:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, default: true)
    static let didPop = Call(
      .didPop, "navigationBar(_:didPop:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, in: .didChangeItems)

    static var rows: [CallRow] {
      [
        shouldPush.row, didPush.row, shouldPop.row, didPop.row,
      ]
    }
  }
}
