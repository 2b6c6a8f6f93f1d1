import Foundation
import HeadlessUIKit
import Lua

/// The options table of a drag over a scroll view.
struct ScrollOptions: LuaConvertible {
  /// What is added to the offset.
  var distance = CGPoint.zero
  /// Whether the second half of it is momentum.
  var decelerates = false

  static var luaType: String { "{ x?: number, y?: number, decelerate?: boolean }" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScrollOptions {
    guard case .table(let table) = stack.value(at: index) else {
      throw stack.mismatch(luaType, at: index)
    }
    var options = ScrollOptions()
    for key in table.sortedStringKeys { try options.set(table[key], as: key) }
    guard options.distance != .zero else { throw LuaMismatch("'x' or 'y' must say how far") }
    return options
  }

  private mutating func set(_ value: LuaValue, as key: String) throws(LuaMismatch) {
    switch key {
    case "x": distance.x = try Self.points(value, key)
    case "y": distance.y = try Self.points(value, key)
    case "decelerate":
      guard case .boolean(let flag) = value else {
        throw LuaMismatch("'decelerate' must be true or false")
      }
      decelerates = flag
    default: throw LuaMismatch("unknown key '\(key)'; there are 'x', 'y' and 'decelerate'")
    }
  }

  private static func points(_ value: LuaValue, _ key: String) throws(LuaMismatch) -> Double {
    guard let number = value.anyNumber, number.isFinite else {
      throw LuaMismatch("'\(key)' must be a finite number")
    }
    return number
  }

  func push(onto stack: LuaStack) { Double(distance.y).push(onto: stack) }
}
