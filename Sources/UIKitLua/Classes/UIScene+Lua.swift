import HeadlessUIKit
import Lua
import NavigationModel

extension UIScene: DelegateOwner {}

extension UISceneConfiguration: LuaObject {}
extension UISceneConfiguration: DelegateOwner {
  var label: String { name ?? "configuration" }
}

extension UISceneSession: LuaObject {}

extension UIScene.ActivationState: LuaEnumeration {
  package static var luaType: String { "UIScene.ActivationState" }
  package static var luaCases: KeyValuePairs<String, UIScene.ActivationState> {
    [
      "unattached": .unattached, "foregroundActive": .foregroundActive,
      "foregroundInactive": .foregroundInactive, "background": .background,
    ]
  }
}

/// What a connection of a scene is about, in scripts.
struct SceneConnection: LuaStructure {
  static let luaSummary = "What a connection of a scene is about."
  static let luaFields = [
    LuaField("urlContexts", [String].self, "The URLs that the scene was launched with."),
    LuaField(
      "userActivities", [NSUserActivity].self, "The activities that the scene was made to continue."
    ),
  ]

  private let urls: [String]
  private let activities: [NSUserActivity]

  init(_ options: UIScene.ConnectionOptions) {
    urls = options.urlContexts.sortedTexts
    activities = options.userActivities.sorted { $0.activityType < $1.activityType }
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    urls = try fields.read("urlContexts")
    activities = try fields.read("userActivities")
  }

  var fieldValues: [any LuaConvertible] { [urls, activities] }
}

extension Set<UIOpenURLContext> {
  /// The URLs as texts, in order.
  var sortedTexts: [String] { map(\.url.absoluteString).sorted() }
}

extension ScriptWorld {
  /// Registers the classes of scenes as globals.
  func registerScenes() {
    describe("UIScene") { $0.scene }
    describe("UIWindowScene") { $0.withTraits($0.windowScene) }
    describe("UISceneSession") { $0.sceneSession }
    describe("UISceneConfiguration") { $0.sceneConfiguration }
    describe("UIApplication") { $0.applicationClass }
  }

  private var scene: ClassDescriptor<UIScene> {
    ClassDescriptor(
      "UIScene", of: UIScene.self, extends: "UIResponder", receiver: "scene",
      summary: "One instance of the app's user interface, and its life cycle."
    )
    .property(
      "session", summary: "What is known of it while it is not in memory.",
      get: { $0.session }
    )
    .property(
      "activationState", summary: "How far it is from the foreground.", get: { $0.activationState }
    )
    .property(
      "title", summary: "Its title in the app switcher. Kept, no effect.", get: { $0.title ?? "" },
      set: { (scene: UIScene, title: String) -> Void in scene.title = title }
    )
    .delegate(
      type: "UISceneDelegate",
      summary: "Is notified of its life cycle; the app's delegate isn't any more.",
      as: ScriptedSceneDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  private var windowScene: ClassDescriptor<UIWindowScene> {
    ClassDescriptor(
      "UIWindowScene", of: UIWindowScene.self, extends: "UIScene", receiver: "scene",
      summary: "A scene whose contents are the windows of the app."
    )
    .property(
      "windows", summary: "Its windows, in the order of creation.",
      get: { $0.windows }
    )
    .property(
      "keyWindow", summary: "The window of the scene that gets keyboard input.",
      get: { $0.keyWindow }
    )
    .property(
      "interfaceOrientation", summary: "How its contents are turned.",
      get: { $0.interfaceOrientation }
    )
    .property(
      "traitCollection", summary: "Its traits: those of the device, and what it overrides.",
      get: { $0.traitCollection }
    )
    .property(
      "isFullScreen", summary: "Whether it has the whole screen.",
      get: { $0.isFullScreen }
    )
    .method(
      "requestGeometryUpdate", "interfaceOrientations", "errorHandler",
      summary: "Turns the contents to one of some orientations; the function gets the error's code "
        + "and its text if none of them is supported."
    ) {
      [unowned self]
      (scene: UIWindowScene, wanted: UIInterfaceOrientationMask, handler: LuaFunction?) -> Void in
      scene.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: wanted),
        errorHandler: errorHandler(handler, "requestGeometryUpdate"))
    }
    .calling("errorHandler")
  }

  private var sceneSession: ClassDescriptor<UISceneSession> {
    ClassDescriptor(
      "UISceneSession", of: UISceneSession.self, receiver: "session",
      summary: "What the system keeps of a scene while it is not in memory."
    )
    .property(
      "scene", summary: "The scene; nil while it isn't connected.",
      get: { $0.scene }
    )
    .property(
      "role", summary: "What its scenes are for, as a name of UIKit's.",
      get: { $0.role.rawValue }
    )
    .property(
      "configuration", summary: "How its scenes are made.",
      get: { $0.configuration }
    )
    .property(
      "persistentIdentifier", summary: "A text that no other session of the app has.",
      get: { $0.persistentIdentifier }
    )
    .property(
      "stateRestorationActivity",
      summary: "What restores its scene: saved when the scene leaves the screen, and there again "
        + "when it is connected, also by a later launch.",
      owned: true, get: { $0.stateRestorationActivity }, set: { $0.stateRestorationActivity = $1 }
    )
  }

  private var sceneConfiguration: ClassDescriptor<UISceneConfiguration> {
    ClassDescriptor(
      "UISceneConfiguration", of: UISceneConfiguration.self, receiver: "configuration",
      summary: "How scenes are made: the result of `configurationForConnecting`."
    )
    .initializer("name") { arguments throws(LuaError) in
      UISceneConfiguration(name: try arguments.read("name"), sessionRole: .windowApplication)
    }
    .label("name", String.self, "Its name in Info.plist.")
    .delegate(
      type: "UISceneDelegate",
      summary: "The table that is notified of the life cycle of its scenes.",
      as: ScriptedSceneDelegate.self, in: self
    ) { configuration, delegate in
      configuration.makeDelegate = delegate.map { made in { _ in made } }
    }
  }

  private var applicationClass: ClassDescriptor<UIApplication> {
    ClassDescriptor(
      "UIApplication", of: UIApplication.self, extends: "UIResponder", receiver: "application",
      summary: "The running app; its delegate is the table `app`."
    )
    .function("shared", summary: "The running app, the same one at each call.") {
      () -> UIApplication in
      UIApplication.shared
    }
    .property(
      "connectedScenes", summary: "The scenes that are in memory at present, oldest first.",
      get: { $0.scenesInOrder }
    )
    .property(
      "openSessions", summary: "The sessions, also those without a scene in memory.",
      get: { $0.sessionsInOrder }
    )
    .property(
      "supportsMultipleScenes", summary: "Whether several scenes can be open: on an iPad.",
      get: { $0.supportsMultipleScenes }
    )
    .method(
      "requestSceneSessionActivation", "session", "errorHandler", "userActivity",
      summary:
        "Brings a session's scene to the front in the next turn; nil asks for a new scene. The "
        + "function gets the code and the text of a refusal; the activity is to be continued there."
    ) {
      [unowned self]
      (
        application: UIApplication, session: UISceneSession?, handler: LuaFunction?,
        activity: NSUserActivity?
      ) -> Void in
      application.requestSceneSessionActivation(
        session, userActivity: activity,
        errorHandler: errorHandler(handler, "requestSceneSessionActivation"))
    }
    .calling("errorHandler")
    .method(
      "requestSceneSessionDestruction", "session", "errorHandler",
      summary: "Closes a session's scene for good in the next turn; the last one stays."
    ) {
      [unowned self]
      (application: UIApplication, session: UISceneSession, handler: LuaFunction?) -> Void in
      application.requestSceneSessionDestruction(
        session, errorHandler: errorHandler(handler, "requestSceneSessionDestruction"))
    }
    .calling("errorHandler")
  }

  /// A script's function that gets the code and the text of an error.
  private func errorHandler(
    _ function: LuaFunction?, _ context: String
  ) -> ((any Error) -> Void)? {
    guard let function else { return nil }
    return { [weak self] error in
      let error = error as? UISceneError
      self?.callBack("errorHandler of \(context)") { () throws(LuaError) in
        _ = try self?.interpreter.call(
          function, [error?.code.rawValue ?? 0, error?.description ?? ""])
      }
    }
  }
}

extension UIApplication {
  fileprivate var scenesInOrder: [UIScene] { connectedScenes.sorted { $0.number < $1.number } }
  fileprivate var sessionsInOrder: [UISceneSession] {
    openSessions.sorted { $0.number < $1.number }
  }
}

/// The delegate of a scene: a table at the scene, or at the configuration that made it.
final class ScriptedSceneDelegate: ScriptedDelegate, UISceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { _ = run(.willConnect, [scene, session, SceneConnection(connectionOptions)]) }

  func sceneDidDisconnect(_ scene: UIScene) { _ = run(.didDisconnect, [scene]) }

  func sceneWillEnterForeground(_ scene: UIScene) { _ = run(.willEnterForeground, [scene]) }

  func sceneDidBecomeActive(_ scene: UIScene) { _ = run(.didBecomeActive, [scene]) }

  func sceneWillResignActive(_ scene: UIScene) { _ = run(.willResignActive, [scene]) }

  func sceneDidEnterBackground(_ scene: UIScene) { _ = run(.didEnterBackground, [scene]) }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    _ = run(.openURLContexts, [scene, URLContexts.sortedTexts])
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let call = DelegateCall.stateRestorationActivity
    guard let result = run(call, [scene]), !result.isNil else { return nil }
    if let activity = result.object(in: world.interpreter) as? NSUserActivity { return activity }
    wrong(call, "an NSUserActivity or nil", result)
    return nil
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { _ = run(.restoreInteractionStateWith, [scene, stateRestorationActivity]) }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    _ = run(.willContinueUserActivityWithType, [scene, userActivityType])
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = run(.continueUserActivity, [scene, userActivity])
  }
}
