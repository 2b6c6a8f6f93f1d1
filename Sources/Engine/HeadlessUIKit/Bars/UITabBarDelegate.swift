import Foundation

/// Is notified of the items that the user taps; a tab bar controller is the delegate of its bar.
///
/// [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate)
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has tapped an item of a controller's bar, before the selection changes (H106).
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the user can rearrange the items; not called here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the user can rearrange the items; not called here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before that ends; not called here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when that has ended; not called here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) { DefaultBody.reached(by: self) }
}
