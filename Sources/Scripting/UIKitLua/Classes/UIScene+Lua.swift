import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIScene: DelegateOwner {}

extension UIScene.ActivationState: LuaEnumeration {}

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

/// The delegate of a scene: a table at the scene, or at the configuration that made it.
final class ScriptedSceneDelegate: ScriptedDelegate, UISceneDelegate {}

extension ScriptWorld {
  /// Registers the classes of scenes as globals.
  func registerScenes() {
    describe("UIScene") { $0.scene }
    describe("UIWindowScene") { $0.withTraits($0.windowScene) }
    describe("UISceneSession") { $0.sceneSession }
    describe("UISceneConfiguration") { $0.sceneConfiguration }
    describe("UIApplication") { $0.applicationClass }
  }

  var scene: ClassDescriptor<UIScene> {
    ClassDescriptor(
      "UIScene", of: UIScene.self, extends: "UIResponder", receiver: "scene",
      summary: "One instance of the app's user interface, and its life cycle."
    )
    .session()
    .activationState()
    .property(
      "title", summary: "Its title in the app switcher. Kept, no effect.", get: { $0.title ?? "" },
      set: { (scene: UIScene, title: String) -> Void in scene.title = title }
    )
    .method(
      "open", "url", "completion",
      summary: "Opens a URL in another app; there is none here, so the completion gets false."
    ) {
      [unowned self] (scene: UIScene, text: String, completion: LuaFunction?) throws(LuaError)
        -> Void in
      guard let url = URL(string: text) else { throw LuaError("'\(text)' is not a URL") }
      let finish = closure(completion, "completion of open", with: false)
      scene.open(url, options: nil, completionHandler: finish.map { run in { _ in run() } })
    }
    .calling("completion", ["success": Bool.self])
    .delegate(
      type: "UISceneDelegate",
      summary: "Is notified of its life cycle; the app's delegate isn't any more.",
      as: ScriptedSceneDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  /// A script's function that gets the code and the text of an error.
  func errorHandler(
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
