import Foundation

extension UIScene {
  /// Posted after the delegate's `scene(_:willConnectTo:options:)`; the object is the scene, as for
  /// the others.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after the delegate's `sceneDidDisconnect`.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after the delegate's `sceneDidBecomeActive`.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted after the delegate's `sceneWillResignActive`.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after the delegate's `sceneWillEnterForeground`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the delegate's `sceneDidEnterBackground`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
