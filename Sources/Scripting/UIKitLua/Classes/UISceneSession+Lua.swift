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
    .scene()
    .property(
      "role", summary: "What its scenes are for, as a name of UIKit's.",
      get: { $0.role.rawValue }
    )
    .configuration()
    .persistentIdentifier()
    .stateRestorationActivity(owned: true)
  }
}
