import CLua

/// An enumeration whose cases are strings in Lua.
@MainActor package protocol LuaEnumeration: LuaConvertible {
  /// The cases, with names that differ from Swift's.
  static var luaCases: LuaCases<Self> { get }
}

extension LuaEnumeration where Self: Equatable {
  /// The type's name without its module's.
  package static var luaType: String {
    String(_typeName(Self.self).drop { $0 != "." }.dropFirst())
  }

  package static var luaDescription: LuaType {
    .enumeration(
      LuaType.Enumeration(name: LuaType.typeName(of: luaType), cases: luaCases.map(\.key)))
  }

  /// Reads a case; an unknown name is an error that lists the valid ones and the nearest.
  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard stack.type(at: index) == LUA_TSTRING else {
      throw LuaMismatch(expected: "string", found: stack.typeName(at: index))
    }
    let name = stack.string(at: index)
    if let found = luaCases.first(where: { $0.key == name }) { return found.value }
    throw unknown(name)
  }

  package func push(onto stack: LuaStack) {
    Self.luaCases.name(of: self).push(onto: stack)
  }

  private static func unknown(_ name: String) -> LuaMismatch {
    let names = luaCases.map(\.key)
    let type = LuaType.Enumeration(name: LuaType.typeName(of: luaType), cases: names)
    if let meant = type.caseMeant(by: name) {
      return LuaMismatch(Spelling(name, "\"\(meant)\"").text)
    }
    let guess = nearest(to: name, in: names).map { ", did you mean '\($0)'?" } ?? ";"
    let valid = names.map { "'\($0)'" }.joined(separator: ", ")
    return LuaMismatch("invalid \(luaType) '\(name)'\(guess) valid: \(valid)")
  }
}
