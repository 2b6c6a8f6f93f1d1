/// A value of one of two types, for methods that UIKit has in two forms.
package enum Either<First: LuaConvertible, Second: LuaConvertible>: LuaConvertible {
  case first(First)
  case second(Second)

  package static var luaType: String { "\(First.luaType) or \(Second.luaType)" }

  package static var luaDescription: LuaType {
    .union([First.luaDescription, Second.luaDescription])
  }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    if let value = try? First.read(from: stack, at: index) { return .first(value) }
    if let value = try? Second.read(from: stack, at: index) { return .second(value) }
    throw stack.mismatch(luaType, at: index)
  }

  package func push(onto stack: LuaStack) {
    switch self {
    case .first(let value): value.push(onto: stack)
    case .second(let value): value.push(onto: stack)
    }
  }
}
