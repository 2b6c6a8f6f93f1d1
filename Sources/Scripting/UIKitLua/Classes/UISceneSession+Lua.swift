import HeadlessUIKit
import Lua
import NavigationModel

extension UISceneSession: LuaObject {}

extension ScriptWorld {
  var sceneSession: ClassDescriptor<UISceneSession> {
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
}
