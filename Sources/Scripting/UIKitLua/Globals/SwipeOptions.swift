import HeadlessUIKit
import Lua
import NavigationModel

/// The options table of a gesture.
struct SwipeOptions: LuaConvertible {
  /// The progress at which the finger stops, from 0 to 1; nil when it is lifted at once.
  var progress: Double?
  /// Whether the gesture is cancelled.
  var isCancelled = false

  /// The drag with these options.
  var drag: Stage.User.Drag {
    if let progress { .held(at: progress) } else { isCancelled ? .cancelled : .completed }
  }

  static var luaType: String { "{ at?: number, cancel?: boolean }?" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SwipeOptions {
    var options = SwipeOptions()
    switch stack.value(at: index) {
    case .nil: break
    case .table(let table):
      for key in table.sortedStringKeys { try options.set(table[key], as: key) }
    default: throw stack.mismatch(luaType, at: index)
    }
    guard (0...1).contains(options.progress ?? 0) else {
      throw LuaMismatch("'at' must lie between 0 and 1")
    }
    return options
  }

  private mutating func set(_ value: LuaValue, as key: String) throws(LuaMismatch) {
    switch (key, value) {
    case ("cancel", .boolean(let value)): isCancelled = value
    case ("at", .number(let value)): progress = value
    case ("at", .integer(let value)): progress = Double(value)
    case ("cancel", _): throw LuaMismatch("'cancel' must be true or false")
    case ("at", _): throw LuaMismatch("'at' must be a number")
    default: throw LuaMismatch("unknown key '\(key)'; there are 'at' and 'cancel'")
    }
  }

  func push(onto stack: LuaStack) { (progress ?? 1).push(onto: stack) }
}
