import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The application delegate that a script writes as the table `app`: it receives the calls for
/// which the table has functions.
final class ScriptedApplication: SelectiveDelegate, UIApplicationDelegate {
  private unowned let world: ScriptWorld
  /// The names in the table that were examined.
  private var knownFunctions: Set<String> = []

  /// Creates the delegate for a world's scripts.
  init(world: ScriptWorld) {
    self.world = world
  }

  override func listens(to call: DelegateCall) -> Bool { function(for: call) != nil }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { launches(.willFinishLaunching) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { launches(.didFinishLaunching) }

  func applicationDidBecomeActive(_ application: UIApplication) { callFunction(.didBecomeActive) }

  func applicationWillResignActive(_ application: UIApplication) { callFunction(.willResignActive) }

  func applicationDidEnterBackground(_ application: UIApplication) {
    callFunction(.didEnterBackground)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    callFunction(.willEnterForeground)
  }

  func applicationWillTerminate(_ application: UIApplication) { callFunction(.willTerminate) }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let call = DelegateCall.configurationForConnecting
    let result = callFunction(call, with: [connectingSceneSession, SceneConnection(options)])
    if let made = result.object(in: world.interpreter) as? UISceneConfiguration { return made }
    if !result.isNil {
      let found = world.interpreter.describe(result)
      world.report(
        LuaError("\(call.rawValue) must return a UISceneConfiguration or nil, got \(found)"),
        in: "app \(call.rawValue)")
    }
    return connectingSceneSession.configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let sessions = sceneSessions.sorted { $0.number < $1.number }
    callFunction(.didDiscardSceneSessions, with: [sessions])
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    callFunction(.willContinueUserActivityWithType, with: [userActivityType]).isTrue
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    // Without memory for the function there is none to call.
    let handler = (try? world.completions.function(restoring: restorationHandler)) ?? .nil
    return callFunction(.continueUserActivity, with: [userActivity, handler]).isTrue
  }

  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    callFunction(.didUpdateUserActivity, with: [userActivity])
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    callFunction(
      .didFailToContinueUserActivityWithType, with: [userActivityType, "\(error)"])
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    callFunction(.didReceiveMemoryWarning)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let call = DelegateCall.supportedInterfaceOrientations
    let result = callFunction(call, window)
    if let mask = UIInterfaceOrientationMask(result) { return mask }
    if !result.isNil {
      let found = world.interpreter.describe(result)
      let problem =
        "\(call.rawValue) must return \(UIInterfaceOrientationMask.expected), got \(found)"
      world.report(LuaError(problem), in: "app \(call.rawValue)")
    }
    return application.supportedInterfaceOrientations(for: window)
  }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    isTrue(.shouldSaveApplicationState, coder)
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { isTrue(.shouldSaveSecureApplicationState, coder) }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { isTrue(.shouldRestoreApplicationState, coder) }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { isTrue(.shouldRestoreSecureApplicationState, coder) }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let call = DelegateCall.viewControllerWithRestorationIdentifierPath
    return function(for: call).flatMap {
      world.controller(from: $0, at: identifierComponents, coder, named: "app \(call.rawValue)")
    }
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    callFunction(.willEncodeRestorableState, coder)
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    callFunction(.didDecodeRestorableState, coder)
  }
}

extension ScriptedApplication {
  /// The table's function for a call.
  private func function(for call: DelegateCall) -> LuaFunction? {
    let app = world.interpreter.global("app")
    guard case .table(let table) = app else { return nil }
    world.interpreter.warn(
      aboutFunctionsIn: table, as: "UIApplicationDelegate", known: &knownFunctions)
    guard
      case .function(let function) = try? world.interpreter.field(call.rawValue, of: app)
    else { return nil }  // a table that raises when it is read implements nothing
    return function
  }

  /// Calls the table's function, if there is one.
  @discardableResult
  private func callFunction(_ call: DelegateCall, _ argument: AnyObject? = nil) -> LuaValue {
    callFunction(call, with: [argument as? any LuaConvertible].compactMap { $0 })
  }

  /// Calls the table's function with values, if there is one.
  @discardableResult
  private func callFunction(_ call: DelegateCall, with arguments: [any LuaConvertible]) -> LuaValue
  {
    guard let function = function(for: call) else { return .nil }
    var result = LuaValue.nil
    world.callBack("app \(call.rawValue)") { () throws(LuaError) in
      result = try world.interpreter.call(function, arguments).first ?? .nil
    }
    return result
  }

  /// Only a literal false counts as no.
  private func launches(_ call: DelegateCall) -> Bool {
    if case .boolean(false) = callFunction(call) { false } else { true }
  }

  /// Only a literal true counts as yes; a result that is neither a boolean nor nil is an error.
  private func isTrue(_ call: DelegateCall, _ coder: NSCoder) -> Bool {
    switch callFunction(call, coder) {
    case .boolean(let result): return result
    case .nil: return false
    case let other:
      let problem =
        "\(call.rawValue) must return a boolean, got \(world.interpreter.describe(other))"
      world.report(LuaError(problem), in: "app \(call.rawValue)")
      return false
    }
  }
}

extension ScriptedApplication: RestorationClassFinding {
  func restorationClass(of controller: UIViewController) -> (any RestorationMaking)? {
    let slot = ScriptedRestorationClass.slot
    guard case .table(let table) = world.interpreter.slot(of: controller, slot) else { return nil }
    return ScriptedRestorationClass(table, in: world)
  }

  func restorationClass(named name: String) -> (any RestorationMaking)? {
    world.interpreter.scriptClass(named: name).map { ScriptedRestorationClass($0, in: world) }
  }
}

extension ScriptWorld {
  /// The controller that a script's function returns for a path; a result that is neither a
  /// controller nor nil is an error.
  func controller(
    from function: LuaFunction, at path: [String], _ coder: NSCoder, named context: String
  ) -> UIViewController? {
    var result = LuaValue.nil
    callBack(context) { () throws(LuaError) in
      let coder = coder as? RestorationCoder
      result = try interpreter.call(function, [path, coder]).first ?? .nil
    }
    if case .nil = result { return nil }
    if let controller = result.object(in: interpreter) as? UIViewController { return controller }
    let problem = "must return a UIViewController or nil, got \(interpreter.describe(result))"
    report(LuaError("\(context) \(problem)"), in: context)
    return nil
  }
}

extension LuaValue {
  /// Whether it is true.
  fileprivate var isTrue: Bool { if case .boolean(true) = self { true } else { false } }
}
