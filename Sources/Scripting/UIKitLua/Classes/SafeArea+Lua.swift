import HeadlessUIKit
import Lua

extension NSDirectionalEdgeInsets: LuaStructure {
  package static var luaType: String { "NSDirectionalEdgeInsets" }
  package static let luaSummary =
    "Distances from four edges in the direction of reading, in points; a missing field is 0."
  package static let luaFields = ["top", "leading", "bottom", "trailing"].map {
    LuaField($0, Double.self)
  }

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(
      top: try fields.points("top"), leading: try fields.points("leading"),
      bottom: try fields.points("bottom"), trailing: try fields.points("trailing"))
  }

  package var fieldValues: [any LuaConvertible] {
    [top, leading, bottom, trailing].map(Double.init)
  }
}

extension LayoutSupport: LuaStructure {
  package static var luaType: String { "UILayoutSupport" }
  package static let luaSummary = "What bars cover of an edge of a view, when it was read."
  package static let luaFields = [
    LuaField("length", Double.self, "The distance from the edge to the end of the bars, in points.")
  ]

  package convenience init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("its length follows from the bars")
  }

  package var fieldValues: [any LuaConvertible] { [Double(length)] }
}
