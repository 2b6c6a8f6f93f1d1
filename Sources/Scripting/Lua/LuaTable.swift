import CLua
import CLuaShims

/// A Lua table referenced by Swift; access is raw, so no metamethod runs.
package final class LuaTable: LuaReference {
  override package class var luaType: String { "table" }
  override class var typeCode: Int32 { LUA_TTABLE }

  // Used only while the interpreter is open.
  private unowned let interpreter: Interpreter

  required init(_ stack: LuaStack, at index: Int32) {
    interpreter = stack.interpreter
    super.init(stack, at: index)
  }

  nonisolated deinit {}

  /// Creates an empty table.
  package convenience init(in interpreter: Interpreter) {
    let stack = interpreter.currentStack
    lua_createtable(stack.state, 0, 0)
    self.init(stack, at: -1)
    stack.pop()
  }

  /// The length of the sequence.
  package var count: Int { onStack { stack, table in Int(lua_rawlen(stack.state, table)) } ?? 0 }

  /// The identity of the table among those that live.
  package var identity: UnsafeRawPointer? {
    onStack { stack, table in lua_topointer(stack.state, table) } ?? nil
  }

  /// Whether the table has a metatable; lists of the host count as plain tables.
  package var hasMetatable: Bool {
    onStack { stack, table in dd_has_own_metatable(stack.state, table) } ?? false
  }

  /// Whether it is a list of the host, which explains names that lists have elsewhere.
  package var isList: Bool {
    onStack { stack, table in
      guard lua_getmetatable(stack.state, table) != 0 else { return false }
      stack.pop()
      return !dd_has_own_metatable(stack.state, table)
    } ?? false
  }

  /// Makes it a list of the host.
  package func becomeList() {
    onStack { stack, table in
      lua_pushvalue(stack.state, table)
      dd_mark_list(stack.state)
      stack.pop()
    }
  }

  /// The table in which Lua looks up missing keys: its metatable's `__index`.
  package var inherited: LuaTable? {
    onStack { stack, table in
      guard luaL_getmetafield(stack.state, table, "__index") != LUA_TNIL,
        case .table(let inherited) = stack.value(at: -1)
      else { return nil }
      return inherited
    } ?? nil
  }

  /// Whether it is a class.
  package var isClass: Bool {
    onStack { stack, table in stack.isClass(at: table) } ?? false
  }

  /// The value of a string key.
  package subscript(_ key: String) -> LuaValue {
    get { value(of: key) }
    set { set(key, newValue) }
  }

  /// The value of an integer key, from 1 in sequences.
  package subscript(_ index: Int) -> LuaValue {
    get { value(of: index) }
    set { set(index, newValue) }
  }

  /// Sets the table's metatable.
  package func setMetatable(_ metatable: LuaTable) {
    _ = onStack { stack, table in
      metatable.push(onto: stack)
      lua_setmetatable(stack.state, table)
    }
  }

  /// The values of the sequence.
  package var sequence: [LuaValue] { (0..<count).map { self[$0 + 1] } }

  /// All string keys, sorted.
  package var sortedStringKeys: [String] {
    var keys: [String] = []
    forEachRaw { key, _ in
      if case .string(let name) = key { keys.append(name) }
      return true
    }
    return keys.sorted()
  }

  /// Visits all pairs in Lua's order until the closure returns false; it must not add keys.
  package func forEachRaw(_ visit: (LuaValue, LuaValue) -> Bool) {
    _ = onStack { stack, table in
      stack.pushNil()
      while lua_next(stack.state, table) != 0 {
        let key = stack.value(at: -2), value = stack.value(at: -1)
        stack.pop()
        guard visit(key, value) else { return }
      }
    }
  }

  /// The value of any key.
  package func value(of key: some LuaConvertible) -> LuaValue {
    onStack { stack, table in
      key.push(onto: stack)
      lua_rawget(stack.state, table)
      return stack.value(at: -1)
    } ?? .nil
  }

  /// Sets the value of any key.
  package func set(_ key: some LuaConvertible, _ value: LuaValue) {
    _ = onStack { stack, table in
      key.push(onto: stack)
      value.push(onto: stack)
      lua_rawset(stack.state, table)
    }
  }

  func onStack<Result>(_ body: (LuaStack, Int32) -> Result) -> Result? {
    guard isOpen else { return nil }
    return interpreter.withStack { stack in
      push(onto: stack)
      return body(stack, stack.top)
    }
  }
}

extension LuaStack {
  /// The value at the index.
  package func value(at index: Int32) -> LuaValue {
    (try? LuaValue.read(from: self, at: index)) ?? .nil  // any value can be read
  }
}
