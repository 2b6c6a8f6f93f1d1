import CLua
import CLuaShims

extension Optional: LuaConvertible where Wrapped: LuaConvertible {
  package static var objectClass: (AnyClass, isOptional: Bool)? {
    guard let (objects, isOptional) = Wrapped.objectClass, !isOptional else { return nil }
    return (objects, isOptional: true)
  }

  package static var luaType: String { "\(Wrapped.luaType)?" }
  package static var luaDescription: LuaType { .optional(Wrapped.luaDescription.wrapped) }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Wrapped? {
    stack.isNil(at: index) ? nil : try Wrapped.read(from: stack, at: index)
  }

  package func push(onto stack: LuaStack) {
    if let self { self.push(onto: stack) } else { stack.pushNil() }
  }
}

extension Array: LuaConvertible where Element: LuaConvertible {
  package static var luaType: String { "\(Element.luaType)[]" }
  package static var luaDescription: LuaType { .sequence(Element.luaDescription) }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> [Element] {
    guard lua_type(stack.state, index) == LUA_TTABLE, stack.reserve(4) else {
      throw stack.mismatch(luaType, at: index)
    }
    let count = Int(lua_rawlen(stack.state, index)), top = stack.top
    defer { stack.setTop(top) }
    try stack.requireSequence(at: index, of: luaType, count)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for item in 0..<count {
      lua_rawgeti(stack.state, index, lua_Integer(item + 1))
      do {
        elements.append(try Element.read(from: stack, at: top + 1))
      } catch {
        throw error.within("element \(item + 1)")
      }
      stack.pop()
    }
    return elements
  }

  package func push(onto stack: LuaStack) {
    guard stack.reserve(8) else { return stack.pushNil() }
    lua_createtable(stack.state, Int32(clamping: count), 0)
    for (item, element) in enumerated() {
      element.push(onto: stack)
      lua_rawseti(stack.state, -2, lua_Integer(item + 1))
    }
    dd_mark_list(stack.state)
  }
}

extension LuaStack {
  /// Anything outside the sequence is an error: elements after a hole, and names in an array; but
  /// tables made by `table.pack` have an `n`.
  fileprivate func requireSequence(
    at index: Int32, of type: String, _ count: Int
  ) throws(LuaMismatch) {
    let table = lua_absindex(state, index)
    if count == 0 && isClass(at: table) { throw mismatch(type, at: table) }
    pushNil()
    while lua_next(state, table) != 0 {
      pop()
      switch lua_type(state, -1) {
      case LUA_TNUMBER
      where lua_isinteger(state, -1) != 0 && lua_tointegerx(state, -1, nil) > count:
        throw LuaMismatch("a hole before element \(lua_tointegerx(state, -1, nil))")
      case LUA_TSTRING where count == 0 && string(at: -1) != "n":
        throw LuaMismatch("\(type) expected, got a table with a field '\(string(at: -1))'")
      default: break
      }
    }
  }
}
