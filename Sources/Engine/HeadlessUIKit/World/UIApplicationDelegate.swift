import Foundation

/// Is notified of the application's life cycle, and decides whether its state is saved and
/// restored.
///
/// [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
// rows: UIApplication.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Called first at a launch, before the state is restored; windows and their roots are created
  /// here (B80).
  // row: willFinishLaunching = true
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at a launch when the state has been restored (B80).
  // row: didFinishLaunching = true
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application has become active.
  // row: didBecomeActive
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application ceases to be active.
  // row: willResignActive
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the user has left the application; its state is saved after that (B73).
  // row: didEnterBackground
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the user returns.
  // row: willEnterForeground
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends by itself.
  // row: willTerminate
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  // row: didReceiveMemoryWarning
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called at a launch and for each further scene of a new session: how the scene is made (F2: iOS
  /// 13).
  // row: configurationForConnecting = connectingSceneSession.configuration
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes have been closed for good (F10: iOS 13).
  // row: didDiscardSceneSessions
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called before an activity that the user continues arrives; false if the program doesn't tell the
  /// user that it will (iOS 8, without scenes; H111).
  // row: willContinueUserActivityWithType = false
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called to continue an activity; the handler passes it to objects, true if it was handled (iOS 8,
  /// without scenes; H111).
  // row: continueUserActivity = false
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when responders have updated an activity, in an app without scenes: the last chance to add
  /// to it (iOS 8; H122).
  // row: didUpdateUserActivity
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when an activity that was announced doesn't arrive, in an app without scenes (iOS 8;
  /// H122).
  // row: didFailToContinueUserActivityWithType
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// The orientations supported in a window, in place of those in Info.plist (E71).
  // row: supportedInterfaceOrientations = application.supportedInterfaceOrientations(for: window);
  //   unrecorded
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Whether the state is saved; iOS 13.2 and later ask the secure form (B73).
  // row: shouldSaveApplicationState = false
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Whether the saved state is restored; iOS 13.2 and later ask the secure form (B73).
  // row: shouldRestoreApplicationState = false
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the state is saved, since iOS 13.2 (B73).
  // row: shouldSaveSecureApplicationState; else false; body by hand
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the saved state is restored, since iOS 13.2 (B73).
  // row: shouldRestoreSecureApplicationState; else false; body by hand
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Called for a controller that has no restoration class; if nil, UIKit looks for one that exists
  /// already (B78).
  // row: viewControllerWithRestorationIdentifierPath = nil
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called before the controllers are asked for their state.
  // row: willEncodeRestorableState
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when the state of the controllers has been restored.
  // row: didDecodeRestorableState
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Called when the user has chosen a shortcut at the icon of an application without scenes.
  // no row: only programs in Swift have it
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { DefaultBody.reached(by: self) }
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
}
