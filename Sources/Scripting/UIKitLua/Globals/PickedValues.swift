import HeadlessUIKit
import Lua

/// All arguments from one on: the values that the user chooses.
struct PickedValues: LuaConvertible {
  /// The values: strings and numbers as Swift values, anything else as the script's.
  let choice: Choice

  static var luaType: String { "any" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PickedValues {
    var values = index <= stack.top ? (index...stack.top).map(stack.value) : []
    while case .nil = values.last { values.removeLast() }
    var parts: [String: Any] = [:]
    if case .table(let table) = values.first {
      for key in table.sortedStringKeys { parts[key] = table[key].plain }
    }
    return PickedValues(choice: Choice(values.map(\.plain), parts: parts))
  }

  func push(onto stack: LuaStack) { stack.pushNil() }
}
