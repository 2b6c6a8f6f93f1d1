import CLua
import CLuaShims

/// A Lua value without identity: what is left of it when it is copied.
///
/// A table is a sequence or has strings for keys; an empty one is a sequence. Metatables do not count.
package indirect enum LuaTree {
  case none
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string([UInt8])
  case list([LuaTree])
  case record([(key: [UInt8], value: LuaTree)])
  case object(any LuaObject)
}

extension LuaTree: LuaConvertible {
  package static var luaType: String { "any" }

  /// How many tables may stand inside each other.
  private static let deepest = 200

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaTree {
    var reader = Reader(stack: stack)
    return try reader.read(at: lua_absindex(stack.state, index))
  }

  package func push(onto stack: LuaStack) {
    guard stack.reserve(8) else { return stack.pushNil() }
    switch self {
    case .none: stack.pushNil()
    case .boolean(let value): value.push(onto: stack)
    case .integer(let value): value.push(onto: stack)
    case .number(let value): value.push(onto: stack)
    case .string(let bytes): stack.push(bytes: bytes)
    case .object(let object): object.push(onto: stack)
    case .list(let list):
      lua_createtable(stack.state, Int32(clamping: list.count), 0)
      for (item, element) in list.enumerated() {
        element.push(onto: stack)
        lua_rawseti(stack.state, -2, lua_Integer(item + 1))
      }
    case .record(let pairs):
      lua_createtable(stack.state, 0, Int32(clamping: pairs.count))
      for (key, value) in pairs {
        stack.push(bytes: key)
        value.push(onto: stack)
        lua_rawset(stack.state, -3)
      }
    }
  }

  /// One reading, with the tables that it is in.
  private struct Reader {
    let stack: LuaStack
    private var open: [UnsafeRawPointer] = []

    init(stack: LuaStack) { self.stack = stack }

    mutating func read(at index: Int32) throws(LuaMismatch) -> LuaTree {
      switch stack.type(at: index) {
      case LUA_TTABLE: try readTable(at: index)
      case LUA_TSTRING: .string(stack.bytes(at: index))
      case LUA_TUSERDATA: try readObject(at: index)
      case LUA_TFUNCTION, LUA_TTHREAD, LUA_TLIGHTUSERDATA:
        throw LuaMismatch("a \(stack.typeName(at: index)) cannot be stored")
      default: try readScalar(at: index)
      }
    }

    private func readScalar(at index: Int32) throws(LuaMismatch) -> LuaTree {
      switch try LuaValue.read(from: stack, at: index) {
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      default: .none
      }
    }

    private func readObject(at index: Int32) throws(LuaMismatch) -> LuaTree {
      guard let object = try stack.object(at: index) as? any LuaObject else {
        throw LuaMismatch("a \(stack.typeName(at: index)) cannot be stored")
      }
      return .object(object)
    }

    private mutating func readTable(at index: Int32) throws(LuaMismatch) -> LuaTree {
      guard !stack.isClass(at: index) else { throw LuaMismatch("a class cannot be stored") }
      guard let table = lua_topointer(stack.state, index), !open.contains(table) else {
        throw LuaMismatch("a table that holds itself cannot be stored")
      }
      guard open.count < LuaTree.deepest, stack.reserve(8) else {
        throw LuaMismatch("more than \(LuaTree.deepest) tables inside each other cannot be stored")
      }
      open.append(table)
      defer { open.removeLast() }
      let length = Int(lua_rawlen(stack.state, index))
      return length > 0 ? try readList(length, at: index) : try readRecord(at: index)
    }

    private mutating func readList(_ length: Int, at index: Int32) throws(LuaMismatch) -> LuaTree {
      guard countPairs(at: index) == length else { throw Self.mixedKeys }
      let top = stack.top
      defer { stack.setTop(top) }
      var list: [LuaTree] = []
      for item in 1...length {
        guard lua_rawgeti(stack.state, index, lua_Integer(item)) != LUA_TNIL else {
          throw Self.mixedKeys
        }
        list.append(try read(at: stack.top))
        stack.pop()
      }
      return .list(list)
    }

    private mutating func readRecord(at index: Int32) throws(LuaMismatch) -> LuaTree {
      let top = stack.top
      defer { stack.setTop(top) }
      var pairs: [(key: [UInt8], value: LuaTree)] = []
      stack.pushNil()
      while lua_next(stack.state, index) != 0 {
        guard stack.type(at: -2) == LUA_TSTRING else { throw Self.mixedKeys }
        let key = stack.bytes(at: -2)
        pairs.append((key, try read(at: stack.top)))
        stack.pop()
      }
      return pairs.isEmpty ? .list([]) : .record(pairs)
    }

    private func countPairs(at index: Int32) -> Int {
      var count = 0
      stack.pushNil()
      while lua_next(stack.state, index) != 0 {
        count += 1
        stack.pop()
      }
      return count
    }

    private static let mixedKeys = LuaMismatch(
      "a table that is stored has the keys 1, 2, 3 and so on, or strings only")
  }
}

extension LuaStack {
  /// The bytes of the string at the index; the value must be a string.
  func bytes(at index: Int32) -> [UInt8] {
    var length = 0
    guard let start = lua_tolstring(state, index, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  /// Pushes a string of these bytes.
  func push(bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      _ = lua_pushlstring(state, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
  }
}
