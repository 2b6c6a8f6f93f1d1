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
    .scene("The scene; nil while it isn't connected.")
    .property(
      "role", summary: "What its scenes are for, as a name of UIKit's.",
      get: { $0.role.rawValue }
    )
    .configuration("How its scenes are made.")
    .persistentIdentifier("A text that no other session of the app has.")
    .stateRestorationActivity(
      "What restores its scene: saved when the scene leaves the screen, and there again "
        + "when it is connected, also by a later launch.", owned: true)
  }
}
