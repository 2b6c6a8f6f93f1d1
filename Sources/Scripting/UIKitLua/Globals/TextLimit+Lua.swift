import Lua
import NavigationModel

/// `simulator.fits`: nil for the widths, a number of characters, `math.huge` for no limit.
extension TextLimit: LuaConvertible {
  package static var luaType: String { "number?" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextLimit {
    guard let number = try Double?.read(from: stack, at: index) else { return .widths }
    if number == .infinity { return .none }
    guard let count = try? Int.read(from: stack, at: index) else {
      throw LuaMismatch("an integer number of characters, math.huge or nil expected, got \(number)")
    }
    return .characters(count)
  }

  package func push(onto stack: LuaStack) {
    switch self {
    case .widths: Int?.none.push(onto: stack)
    case .characters(let count): count.push(onto: stack)
    case .none: Double.infinity.push(onto: stack)
    }
  }
}
