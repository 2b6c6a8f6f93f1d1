/// Is notified of a scene's life cycle, and has its window.
///
/// [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate)
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window; set before `willConnectTo` only if a storyboard makes it (F14).
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; kept by the program's class.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
