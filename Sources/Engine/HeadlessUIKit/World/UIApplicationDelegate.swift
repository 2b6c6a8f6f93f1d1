import Foundation

/// Is notified of the application's life cycle, and decides whether its state is saved and
/// restored.
///
/// [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first at a launch, before the state is restored; windows and their roots are created
  /// here (B80).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at a launch when the state has been restored (B80).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application ceases to be active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the user has left the application; its state is saved after that (B73).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the user returns.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends by itself.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called at a launch and for each further scene of a new session: how the scene is made (F2: iOS
  /// 13).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes have been closed for good (F10: iOS 13).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called before an activity that the user continues arrives; false if the program doesn't tell the
  /// user that it will (iOS 8, without scenes; H111).
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called to continue an activity; the handler passes it to objects, true if it was handled (iOS 8,
  /// without scenes; H111).
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when responders have updated an activity, in an app without scenes: the last chance to add
  /// to it (iOS 8; H122).
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when an activity that was announced doesn't arrive, in an app without scenes (iOS 8;
  /// H122).
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// The orientations supported in a window, in place of those in Info.plist (E71).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Whether the state is saved; iOS 13.2 and later ask the secure form (B73).
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Whether the saved state is restored; iOS 13.2 and later ask the secure form (B73).
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the state is saved, since iOS 13.2 (B73).
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the saved state is restored, since iOS 13.2 (B73).
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Called for a controller that has no restoration class; if nil, UIKit looks for one that exists
  /// already (B78).
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called before the controllers are asked for their state.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when the state of the controllers has been restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    DefaultBody.reached(by: self)
  }
  /// That of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { DefaultBody.reached(connectingSceneSession.configuration, by: self) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { DefaultBody.reached(by: self) }
  /// False.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// False: it isn't handled.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { DefaultBody.reached(by: self) }
  /// Those in Info.plist.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    DefaultBody.reached(application.supportedInterfaceOrientations(for: window), by: self)
  }

  /// False: nothing is saved unless the program asks for it.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// False: nothing is restored unless the program asks for it.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { DefaultBody.reached(false, by: self) }
  /// The result of the older form.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    let older = UIApplication.Calls.shouldSaveApplicationState
    return DefaultBody.reached(
      application.make(older, to: self, []) {
        $0.application(application, shouldSaveApplicationState: coder)
      }, by: self)
  }
  /// The result of the older form.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    let older = UIApplication.Calls.shouldRestoreApplicationState
    return DefaultBody.reached(
      application.make(older, to: self, []) {
        $0.application(application, shouldRestoreApplicationState: coder)
      }, by: self)
  }
  /// Nil.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { DefaultBody.reached(by: self) }
}
