import NavigationModel

extension UIApplication {
  /// The calls to its delegate.
  enum Calls {
    static let willFinishLaunching = Call(
      .willFinishLaunching,
      "application(_:willFinishLaunchingWithOptions:)",
      to: { (application: UIApplication) in application.delegate }, default: true)
    static let didFinishLaunching = Call(
      .didFinishLaunching,
      "application(_:didFinishLaunchingWithOptions:)",
      to: { (application: UIApplication) in application.delegate }, default: true)
    static let didBecomeActive = Call(
      .didBecomeActive,
      "applicationDidBecomeActive(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let willResignActive = Call(
      .willResignActive,
      "applicationWillResignActive(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let didEnterBackground = Call(
      .didEnterBackground,
      "applicationDidEnterBackground(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let willEnterForeground = Call(
      .willEnterForeground,
      "applicationWillEnterForeground(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let willTerminate = Call(
      .willTerminate,
      "applicationWillTerminate(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let didReceiveMemoryWarning = Call(
      .didReceiveMemoryWarning,
      "applicationDidReceiveMemoryWarning(_:)",
      to: { (application: UIApplication) in application.delegate })
    static let configurationForConnecting = Call(
      .configurationForConnecting,
      "application(_:configurationForConnecting:options:)",
      to: { (application: UIApplication) in application.delegate },
      default: UISceneConfiguration?.none)
    static let didDiscardSceneSessions = Call(
      .didDiscardSceneSessions,
      "application(_:didDiscardSceneSessions:)",
      to: { (application: UIApplication) in application.delegate })
    static let willContinueUserActivity = Call(
      .willContinueUserActivityWithType,
      "application(_:willContinueUserActivityWithType:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let continueUserActivity = Call(
      .continueUserActivity,
      "application(_:continue:restorationHandler:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let didUpdateUserActivity = Call(
      .didUpdateUserActivity,
      "application(_:didUpdate:)",
      to: { (application: UIApplication) in application.delegate })
    static let didFailToContinueUserActivity = Call(
      .didFailToContinueUserActivityWithType,
      "application(_:didFailToContinueUserActivityWithType:error:)",
      to: { (application: UIApplication) in application.delegate })
    static let supportedInterfaceOrientations = Call(
      .supportedInterfaceOrientations,
      "application(_:supportedInterfaceOrientationsFor:)",
      to: { (application: UIApplication) in application.delegate },
      default: UIInterfaceOrientationMask?.none, isRecorded: false)  // E77
    static let shouldSaveApplicationState = Call(
      .shouldSaveApplicationState,
      "application(_:shouldSaveApplicationState:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let shouldSaveSecureApplicationState = Call(
      .shouldSaveSecureApplicationState,
      "application(_:shouldSaveSecureApplicationState:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let shouldRestoreApplicationState = Call(
      .shouldRestoreApplicationState,
      "application(_:shouldRestoreApplicationState:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let shouldRestoreSecureApplicationState = Call(
      .shouldRestoreSecureApplicationState,
      "application(_:shouldRestoreSecureApplicationState:)",
      to: { (application: UIApplication) in application.delegate }, default: false)
    static let viewControllerWithRestorationIdentifierPath = Call(
      .viewControllerWithRestorationIdentifierPath,
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      to: { (application: UIApplication) in application.delegate }, default: UIViewController?.none)
    static let willEncodeRestorableState = Call(
      .willEncodeRestorableState,
      "application(_:willEncodeRestorableStateWith:)",
      to: { (application: UIApplication) in application.delegate })
    static let didDecodeRestorableState = Call(
      .didDecodeRestorableState,
      "application(_:didDecodeRestorableStateWith:)",
      to: { (application: UIApplication) in application.delegate })

    static var rows: [CallRow] {
      [
        configurationForConnecting.row, didDiscardSceneSessions.row,
        willFinishLaunching.row, didFinishLaunching.row, didBecomeActive.row,
        willResignActive.row, didEnterBackground.row, willEnterForeground.row, willTerminate.row,
        didReceiveMemoryWarning.row, supportedInterfaceOrientations.row,
        shouldSaveApplicationState.row,
        shouldSaveSecureApplicationState.row, shouldRestoreApplicationState.row,
        shouldRestoreSecureApplicationState.row, viewControllerWithRestorationIdentifierPath.row,
        willContinueUserActivity.row, continueUserActivity.row, didUpdateUserActivity.row,
        didFailToContinueUserActivity.row,
        willEncodeRestorableState.row, didDecodeRestorableState.row,
      ]
    }
  }
}

/// A restoration class on whose behalf a call is made.
final class RestorationClass: CallOwner {
  private let maker: any RestorationMaking
  let recordingStage: Stage

  /// A class in a world.
  init(_ maker: any RestorationMaking, on stage: Stage) {
    self.maker = maker
    recordingStage = stage
  }

  var recordedSubject: Hierarchy.ID? { nil }
  var recordedName: String { maker.label }

  static let viewController = Call(
    .viewControllerWithRestorationIdentifierPath,
    "viewController(withRestorationIdentifierPath:coder:)",
    to: { (owner: RestorationClass) in owner.maker }, default: UIViewController?.none)

  static var rows: [CallRow] { [viewController.row] }
}
