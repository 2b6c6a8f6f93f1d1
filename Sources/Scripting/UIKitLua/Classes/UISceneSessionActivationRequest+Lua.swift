import HeadlessUIKit
import Lua

extension UISceneSessionActivationRequest: LuaStructure {
  package static var luaType: String { "UISceneSessionActivationRequest" }
  package static let luaSummary = "A request to bring a scene to the front."
  package static let luaFields = [
    LuaField("session", UISceneSession?.self, "The session of the scene; nil for a new scene."),
    LuaField("userActivity", NSUserActivity?.self, "What the scene is to continue."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    let session: UISceneSession? = try fields.read("session")
    let activity: NSUserActivity? = try fields.read("userActivity")
    if let session {
      self.init(session: session, userActivity: activity)
    } else {
      self.init(userActivity: activity)
    }
  }

  package var fieldValues: [any LuaConvertible] { [session, userActivity] }
}
