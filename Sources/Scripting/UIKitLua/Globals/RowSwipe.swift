import HeadlessUIKit
import Lua

/// The options table of a swipe over a row.
struct RowSwipe: LuaConvertible {
  /// The edge at which the actions are.
  var edge = NSDirectionalRectEdge.trailing
  /// Whether the finger moves over all of the row, which performs the first action.
  var isFull = false

  static var luaType: String { "{ edge?: string, full?: boolean }?" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RowSwipe {
    var swipe = RowSwipe()
    switch stack.value(at: index) {
    case .nil: break
    case .table(let table):
      for key in table.sortedStringKeys { try swipe.set(table[key], as: key) }
    default: throw stack.mismatch(luaType, at: index)
    }
    return swipe
  }

  private mutating func set(_ value: LuaValue, as key: String) throws(LuaMismatch) {
    switch (key, value) {
    case ("full", .boolean(let flag)): isFull = flag
    case ("edge", .string("leading")): edge = .leading
    case ("edge", .string("trailing")): edge = .trailing
    case ("full", _): throw LuaMismatch("'full' must be true or false")
    case ("edge", _): throw LuaMismatch("'edge' must be \"leading\" or \"trailing\"")
    default: throw LuaMismatch("unknown key '\(key)'; there are 'edge' and 'full'")
    }
  }

  func push(onto stack: LuaStack) { isFull.push(onto: stack) }
}
