import CLua

/// Any Lua value.
nonisolated package enum LuaValue: Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// A string that is not UTF-8.
  case bytes([UInt8])
  case table(LuaTable)
  case function(LuaFunction)
  case userdata(LuaReference)
  case thread(LuaReference)
}

extension LuaValue: LuaConvertible {
  package static var luaType: String { "any" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaValue {
    switch stack.type(at: index) {
    case LUA_TBOOLEAN: .boolean(lua_toboolean(stack.state, index) != 0)
    case LUA_TNUMBER where lua_isinteger(stack.state, index) != 0:
      .integer(Int(lua_tointegerx(stack.state, index, nil)))
    case LUA_TNUMBER: .number(lua_tonumberx(stack.state, index, nil))
    case LUA_TSTRING: stack.stringOrBytes(at: index)
    case LUA_TTABLE: .table(try LuaTable.read(from: stack, at: index))
    case LUA_TFUNCTION: .function(try LuaFunction.read(from: stack, at: index))
    case LUA_TUSERDATA: .userdata(try LuaReference.read(from: stack, at: index))
    case LUA_TTHREAD: .thread(try LuaReference.read(from: stack, at: index))
    default: .nil
    }
  }

  package func push(onto stack: LuaStack) {
    switch self {
    case .nil: stack.pushNil()
    case .boolean(let value): value.push(onto: stack)
    case .integer(let value): value.push(onto: stack)
    case .number(let value): value.push(onto: stack)
    case .string(let value): value.push(onto: stack)
    case .bytes(let value): stack.push(bytes: value)
    case .table(let value): value.push(onto: stack)
    case .function(let value): value.push(onto: stack)
    case .userdata(let value), .thread(let value): value.push(onto: stack)
    }
  }

  /// The host object of the value, or nil for anything else.
  package func object(in interpreter: Interpreter) -> AnyObject? {
    guard case .userdata(let reference) = self else { return nil }
    return interpreter.withStack { stack in
      reference.push(onto: stack)
      return try? stack.object(at: stack.top)  // a dead object doesn't count
    } ?? nil
  }

  /// Whether it is nil.
  nonisolated package var isNil: Bool { if case .nil = self { true } else { false } }

  /// The bytes of a string; nil for anything else.
  nonisolated var stringBytes: [UInt8]? {
    switch self {
    case .string(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    default: nil
    }
  }

  /// The number, if it is whole; as in Lua, 2.0 is.
  nonisolated package var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number, integer or floating-point.
  nonisolated package var anyNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The case that a string names; nil for anything else.
  package func named<Case: LuaEnumeration>(_: Case.Type = Case.self) -> Case? {
    guard case .string(let name) = self else { return nil }
    return Case.luaCases.first { $0.key == name }?.value
  }

  /// Lua's name of the value's type.
  nonisolated package var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string, .bytes: "string"
    case .table: "table"
    case .function: "function"
    case .userdata: "userdata"
    case .thread: "thread"
    }
  }
}

extension LuaValue {
  /// The type codes of values that have functions as fields: tables and objects.
  package static let tablesAndObjects = [LUA_TTABLE, LUA_TUSERDATA]
  /// The type codes of values that name or are an action.
  package static let actions = [LUA_TSTRING, LUA_TFUNCTION]
  /// The type codes of values that can be called.
  package static let functions = [LUA_TFUNCTION]
}
