import CLua
import Foundation

extension Bool: LuaConvertible {
  package static var luaType: String { "boolean" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Bool {
    let type = lua_type(stack.state, index)
    if type == LUA_TBOOLEAN { return lua_toboolean(stack.state, index) != 0 }
    if type <= LUA_TNIL { return false }
    throw stack.mismatch(luaType, at: index)
  }

  package func push(onto stack: LuaStack) { lua_pushboolean(stack.state, self ? 1 : 0) }
}

extension Int: LuaConvertible {
  package static var luaType: String { "integer" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Int {
    guard lua_type(stack.state, index) == LUA_TNUMBER else {
      throw stack.mismatch(luaType, at: index)
    }
    var isInteger: Int32 = 0
    let value = lua_tointegerx(stack.state, index, &isInteger)
    guard isInteger != 0 else { throw LuaMismatch("number has no integer representation") }
    return Int(value)
  }

  package func push(onto stack: LuaStack) { lua_pushinteger(stack.state, lua_Integer(self)) }
}

extension Double: LuaConvertible {
  package static var luaType: String { "number" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Double {
    guard lua_type(stack.state, index) == LUA_TNUMBER else {
      throw stack.mismatch(luaType, at: index)
    }
    return lua_tonumberx(stack.state, index, nil)
  }

  package func push(onto stack: LuaStack) { lua_pushnumber(stack.state, self) }
}

extension CGFloat: LuaConvertible {
  package static var luaType: String { Double.luaType }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CGFloat {
    CGFloat(try Double.read(from: stack, at: index))
  }

  package func push(onto stack: LuaStack) { Double(self).push(onto: stack) }
}

extension Float: LuaConvertible {
  package static var luaType: String { Double.luaType }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Float {
    Float(try Double.read(from: stack, at: index))
  }

  package func push(onto stack: LuaStack) { Double(self).push(onto: stack) }
}

extension String: LuaConvertible {
  package static var luaType: String { "string" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> String {
    guard lua_type(stack.state, index) == LUA_TSTRING else {
      throw stack.mismatch(luaType, at: index)
    }
    return stack.string(at: index)
  }

  package func push(onto stack: LuaStack) { stack.push(self) }
}
