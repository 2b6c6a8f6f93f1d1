import CLua

/// A structure that is a small table with named fields in Lua; scripts get copies.
@MainActor package protocol LuaStructure: LuaConvertible {
  /// The fields, in order.
  static var luaFields: [LuaField] { get }
  /// What it is, for generated files.
  static var luaSummary: String { get }
  init(fields: LuaFields) throws(LuaMismatch)
  /// The values, in the order of the fields.
  var fieldValues: [any LuaConvertible] { get }
}

/// A field of a structure: a name, the type of its values, and what it means.
package struct LuaField: ExpressibleByStringLiteral {
  package let name: String
  let type: any LuaConvertible.Type
  let summary: String

  /// A field.
  package init(_ name: String, _ type: any LuaConvertible.Type, _ summary: String = "") {
    self.name = name
    self.type = type
    self.summary = summary
  }

  /// A field of any type.
  package init(stringLiteral name: String) { self.init(name, LuaValue.self) }

  var part: LuaType.Component { LuaType.Component(name, type.luaDescription, summary) }
}

/// The fields of a table from which a structure is read.
package struct LuaFields {
  let stack: LuaStack
  let table: Int32

  /// Reads one field; a missing one reads as nil.
  package func read<Value: LuaConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LuaMismatch) -> Value {
    do {
      return try stack.read(name, ofTableAt: table)
    } catch {
      throw error.within("field '\(name)'")
    }
  }
}

extension LuaStack {
  /// Reads an entry of a table without its metamethods; a missing one reads as nil.
  func read<Value: LuaConvertible>(
    _ name: String, ofTableAt table: Int32
  ) throws(LuaMismatch) -> Value {
    push(name)
    lua_rawget(state, table)
    defer { pop() }
    return try Value.read(from: self, at: top)
  }
}

extension LuaStructure {
  package static var luaType: String { String(describing: Self.self) }
  package static var luaSummary: String { "" }

  package static var luaDescription: LuaType {
    .structure(
      LuaType.Structure(
        name: LuaType.typeName(of: luaType), summary: luaSummary, fields: luaFields.map(\.part)))
  }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard stack.type(at: index) == LUA_TTABLE, !stack.isClass(at: index), stack.reserve(8) else {
      throw stack.mismatch("table", at: index)
    }
    let table = lua_absindex(stack.state, index)
    try requireKnownFields(stack, table)
    return try Self(fields: LuaFields(stack: stack, table: table))
  }

  /// Rejects misspelt names and numeric keys, which must not be mistaken for missing fields.
  private static func requireKnownFields(
    _ stack: LuaStack, _ table: Int32
  ) throws(LuaMismatch) {
    stack.pushNil()
    while lua_next(stack.state, table) != 0 {
      stack.pop()
      let key = stack.value(at: stack.top)
      if case .string(let name) = key, luaFields.contains(where: { $0.name == name }) { continue }
      stack.pop()
      let name =
        switch key {
        case .string(let text): text
        case .integer(let number): "\(number)"
        default: key.typeName
        }
      let known = luaFields.map { "'\($0.name)'" }.joined(separator: ", ")
      throw LuaMismatch("unknown field '\(name)'; there are \(known)")
    }
  }

  package func push(onto stack: LuaStack) {
    guard stack.reserve(8) else { return stack.pushNil() }
    lua_createtable(stack.state, 0, Int32(Self.luaFields.count))
    for (field, value) in zip(Self.luaFields, fieldValues) {
      stack.push(field.name)
      value.push(onto: stack)
      lua_rawset(stack.state, -3)
    }
  }
}
