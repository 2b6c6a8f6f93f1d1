import Lua

/// What a script changes in a sidebar as its user.
struct SidebarEdit: LuaStructure {
  static var luaType: String { "SidebarEdit" }
  static let luaSummary = "Changes of the user in the sidebar of a tab bar controller."
  static let luaFields = [
    LuaField("group", String?.self, "The title of the group whose children are moved."),
    LuaField("order", [String]?.self, "The titles of its children in the new order."),
    LuaField("hide", [String]?.self, "The titles of the tabs to hide."),
    LuaField("show", [String]?.self, "The titles of the tabs to show."),
  ]

  let group: String?
  let order, hidden, shown: [String]?

  init(fields: LuaFields) throws(LuaMismatch) {
    group = try fields.read("group")
    order = try fields.read("order")
    hidden = try fields.read("hide")
    shown = try fields.read("show")
  }

  var fieldValues: [any LuaConvertible] { [group, order, hidden, shown] }
}
