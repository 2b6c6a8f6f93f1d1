import CLua
import CLuaShims

/// Formats any error value as a sentence, never running unprotected code.
struct ValuePrinter {
  let stack: LuaStack

  /// Strings unchanged, tables with `__tostring` converted by it, other tables with their fields.
  func message(at index: Int32) -> String {
    let type = stack.type(at: index)
    if type == LUA_TSTRING { return stack.shownString(at: index) }
    if type == LUA_TTABLE && !hasToString(index) { return table(index, depth: 0) }
    return stack.toString(at: index) ?? fallback(index)
  }

  private func fallback(_ index: Int32) -> String {
    stack.type(at: index) == LUA_TTABLE ? table(index, depth: 0) : "(\(stack.typeName(at: index)))"
  }

  private func hasToString(_ index: Int32) -> Bool {
    let top = stack.top
    defer { stack.setTop(top) }
    guard lua_getmetatable(stack.state, index) != 0 else { return false }
    stack.push("__tostring")
    return lua_rawget(stack.state, -2) != LUA_TNIL
  }

  // { "a", code = 7, nested = {...} }
  private func table(_ index: Int32, depth: Int) -> String {
    guard depth < 2, stack.reserve(8) else { return "{...}" }
    let entries = positional(index, depth: depth) + named(index, depth: depth)
    if entries.isEmpty { return "{}" }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private func positional(_ index: Int32, depth: Int) -> [String] {
    (0..<min(Int(lua_rawlen(stack.state, index)), 20)).map { item in
      lua_rawgeti(stack.state, index, lua_Integer(item + 1))
      defer { stack.pop() }
      return element(depth: depth)
    }
  }

  private func named(_ index: Int32, depth: Int) -> [String] {
    var entries: [String] = []
    stack.pushNil()
    while lua_next(stack.state, index) != 0 {
      if stack.type(at: -2) == LUA_TSTRING {
        entries.append("\(stack.shownString(at: -2)) = \(element(depth: depth))")
      }
      stack.pop()
    }
    return Array(entries.sorted().prefix(20))
  }

  private func element(depth: Int) -> String {
    let index = stack.top
    switch stack.type(at: index) {
    case LUA_TSTRING: return "\"\(stack.shownString(at: index))\""
    case LUA_TTABLE where !hasToString(index): return table(index, depth: depth + 1)
    default: return stack.toString(at: index) ?? fallback(index)
    }
  }
}

extension Interpreter {
  /// An unexpected value in messages: numbers and short strings themselves, otherwise the type or
  /// class.
  package func describe(_ value: LuaValue) -> String {
    if case .string(let text) = value, text.utf8.count <= 40 { return "\"\(text)\"" }
    if let number = value.anyNumber, number.isNaN { return "nan" }
    return withStack { stack in
      value.push(onto: stack)
      if stack.type(at: -1) == LUA_TNUMBER { return stack.toString(at: stack.top) ?? "number" }
      let isDead = stack.nameOfDead(at: -1) != nil
      return stack.typeName(at: -1) + (isDead ? " of a world that has ended" : "")
    } ?? value.typeName
  }
}

extension LuaStack {
  /// The result of Lua's tostring, or nil when a __tostring fails.
  package func toString(at index: Int32) -> String? {
    defer { pop() }
    guard dd_tostring(state, index) else { return nil }
    return shownString(at: -1)
  }
}
