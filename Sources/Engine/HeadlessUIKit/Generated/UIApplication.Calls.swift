// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIApplication {
  /// The calls to what its program gives it.
  enum Calls {
    static let willFinishLaunching = Call(.willFinishLaunching, "application(_:willFinishLaunchingWithOptions:)", to: { (owner: UIApplication) in owner.delegate }, default: true as Bool)
    static let didFinishLaunching = Call(.didFinishLaunching, "application(_:didFinishLaunchingWithOptions:)", to: { (owner: UIApplication) in owner.delegate }, default: true as Bool)
    static let didBecomeActive = Call(.didBecomeActive, "applicationDidBecomeActive(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let willResignActive = Call(.willResignActive, "applicationWillResignActive(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let didEnterBackground = Call(.didEnterBackground, "applicationDidEnterBackground(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let willEnterForeground = Call(.willEnterForeground, "applicationWillEnterForeground(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let willTerminate = Call(.willTerminate, "applicationWillTerminate(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let didReceiveMemoryWarning = Call(.didReceiveMemoryWarning, "applicationDidReceiveMemoryWarning(_:)", to: { (owner: UIApplication) in owner.delegate })
    static let configurationForConnecting = Call(.configurationForConnecting, "application(_:configurationForConnecting:options:)", to: { (owner: UIApplication) in owner.delegate }, default: nil as UISceneConfiguration?)
    static let didDiscardSceneSessions = Call(.didDiscardSceneSessions, "application(_:didDiscardSceneSessions:)", to: { (owner: UIApplication) in owner.delegate })
    static let willContinueUserActivityWithType = Call(.willContinueUserActivityWithType, "application(_:willContinueUserActivityWithType:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let continueUserActivity = Call(.continueUserActivity, "application(_:continue:restorationHandler:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let didUpdateUserActivity = Call(.didUpdateUserActivity, "application(_:didUpdate:)", to: { (owner: UIApplication) in owner.delegate })
    static let didFailToContinueUserActivityWithType = Call(.didFailToContinueUserActivityWithType, "application(_:didFailToContinueUserActivityWithType:error:)", to: { (owner: UIApplication) in owner.delegate })
    static let supportedInterfaceOrientations = Call(.supportedInterfaceOrientations, "application(_:supportedInterfaceOrientationsFor:)", to: { (owner: UIApplication) in owner.delegate }, default: nil as UIInterfaceOrientationMask?, isRecorded: false)
    static let shouldSaveApplicationState = Call(.shouldSaveApplicationState, "application(_:shouldSaveApplicationState:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let shouldRestoreApplicationState = Call(.shouldRestoreApplicationState, "application(_:shouldRestoreApplicationState:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let shouldSaveSecureApplicationState = Call(.shouldSaveSecureApplicationState, "application(_:shouldSaveSecureApplicationState:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let shouldRestoreSecureApplicationState = Call(.shouldRestoreSecureApplicationState, "application(_:shouldRestoreSecureApplicationState:)", to: { (owner: UIApplication) in owner.delegate }, default: false as Bool)
    static let viewControllerWithRestorationIdentifierPath = Call(.viewControllerWithRestorationIdentifierPath, "application(_:viewControllerWithRestorationIdentifierPath:coder:)", to: { (owner: UIApplication) in owner.delegate }, default: nil as UIViewController?)
    static let willEncodeRestorableState = Call(.willEncodeRestorableState, "application(_:willEncodeRestorableStateWith:)", to: { (owner: UIApplication) in owner.delegate })
    static let didDecodeRestorableState = Call(.didDecodeRestorableState, "application(_:didDecodeRestorableStateWith:)", to: { (owner: UIApplication) in owner.delegate })

    static var rows: [CallRow] {
      [willFinishLaunching.row, didFinishLaunching.row, didBecomeActive.row, willResignActive.row, didEnterBackground.row, willEnterForeground.row, willTerminate.row, didReceiveMemoryWarning.row, configurationForConnecting.row, didDiscardSceneSessions.row, willContinueUserActivityWithType.row, continueUserActivity.row, didUpdateUserActivity.row, didFailToContinueUserActivityWithType.row, supportedInterfaceOrientations.row, shouldSaveApplicationState.row, shouldRestoreApplicationState.row, shouldSaveSecureApplicationState.row, shouldRestoreSecureApplicationState.row, viewControllerWithRestorationIdentifierPath.row, willEncodeRestorableState.row, didDecodeRestorableState.row]
    }
  }
}

extension UIApplicationDelegate {
  /// `true` where it is left out.
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { DefaultBody.reached(true, by: self) }
  /// `true` where it is left out.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { DefaultBody.reached(connectingSceneSession.configuration, by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { DefaultBody.reached(by: self) }
  /// `false` where it is left out.
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { DefaultBody.reached(false, by: self) }
  /// `false` where it is left out.
  public func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { DefaultBody.reached(false, by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { DefaultBody.reached(application.supportedInterfaceOrientations(for: window), by: self) }
  /// `false` where it is left out.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { DefaultBody.reached(false, by: self) }
  /// `false` where it is left out.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { DefaultBody.reached(false, by: self) }
  /// `nil` where it is left out.
  public func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { DefaultBody.reached(by: self) }
}
