import HeadlessUIKit
import Lua

/// Where a script drags a sheet: the name of a height, or a table.
struct SheetDrag: LuaConvertible {
  /// The name of the height.
  let name: String
  /// Whether the finger is lifted near the height that the sheet had.
  var isCancelled = false

  static var luaType: String { "string|{ to: string, cancel?: boolean }" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SheetDrag {
    switch stack.value(at: index) {
    case .string(let name): return SheetDrag(name: name)
    case .table(let table):
      for key in table.sortedStringKeys where key != "to" && key != "cancel" {
        throw LuaMismatch("unknown key '\(key)'; there are 'to' and 'cancel'")
      }
      guard case .string(let name) = table["to"] else {
        throw LuaMismatch("'to' must be the name of a height")
      }
      switch table["cancel"] {
      case .nil: return SheetDrag(name: name)
      case .boolean(let flag): return SheetDrag(name: name, isCancelled: flag)
      default: throw LuaMismatch("'cancel' must be true or false")
      }
    default: throw stack.mismatch(luaType, at: index)
    }
  }

  func push(onto stack: LuaStack) { name.push(onto: stack) }
}
