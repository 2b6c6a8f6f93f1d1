import Lua

extension LuaValue {
  /// The Swift value: strings, numbers and booleans; anything else unchanged.
  var plain: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): number
    case .number(let number): number
    case .boolean(let flag): flag
    default: self
    }
  }

  /// The Lua value of a `plain` one, or nil.
  init(plain value: Any?) {
    self =
      switch value {
      case let value as LuaValue: value
      case let text as String: .string(text)
      case let number as Int: .integer(number)
      case let number as Double: .number(number)
      case let flag as Bool: .boolean(flag)
      default: .nil
      }
  }
}
