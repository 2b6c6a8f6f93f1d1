import CLua
import CLuaShims

/// Owns the C state; handles share it, so that they can outlive the interpreter.
nonisolated final class StateOwner: Sendable {
  // A number, because pointers aren't Sendable and handles are released in any isolation.
  private let address: UInt

  init(_ pointer: OpaquePointer) { address = UInt(bitPattern: pointer) }

  /// The C state; never nil.
  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }

  deinit { dd_free(pointer) }
}

/// A Lua value that is kept in the registry while the handle lives; inert after the interpreter's
/// close.
package class LuaReference: LuaConvertible {
  package class var luaType: String { "any" }
  class var typeCode: Int32 { LUA_TNONE }
  /// Whether a value of another type is accepted as well.
  class func accepts(_ stack: LuaStack, _ index: Int32) -> Bool { false }

  private let owner: StateOwner
  private let slot: Int32

  /// Creates a handle for the value at the index.
  required init(_ stack: LuaStack, at index: Int32) {
    lua_pushvalue(stack.state, index)
    owner = stack.interpreter.owner
    slot = dd_ref(stack.state)
  }

  deinit { dd_unref(owner.pointer, slot) }

  /// False once the interpreter is closed.
  final var isOpen: Bool { dd_running(owner.pointer) != nil }

  /// Pushes the value, or nil if it belongs to another or a closed interpreter.
  final func pushValue(onto stack: LuaStack) {
    guard stack.interpreter.owner === owner else { return stack.pushNil() }
    dd_push_ref(stack.state, slot)
  }
}

extension LuaReference {
  /// Pushes the message handler and the value; returns nil and pushes nothing if that fails.
  final func beginCall(in interpreter: Interpreter) -> LuaStack? {
    guard interpreter.owner === owner, let state = dd_begin_call_of(owner.pointer, slot) else {
      return nil
    }
    return LuaStack(state: state, interpreter: interpreter)
  }
}

extension LuaReference {
  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let type = stack.type(at: index)
    guard typeCode == LUA_TNONE ? type != LUA_TNONE : type == typeCode || accepts(stack, index),
      stack.reserve(4)
    else {
      throw stack.mismatch(luaType, at: index)
    }
    return Self(stack, at: index)
  }

  package func push(onto stack: LuaStack) { pushValue(onto: stack) }
}

/// A Lua function referenced by Swift, or a callable table; call it with `Interpreter.call`.
package final class LuaFunction: LuaReference {
  override package class var luaType: String { "function" }
  override class var typeCode: Int32 { LUA_TFUNCTION }
  override class func accepts(_ stack: LuaStack, _ index: Int32) -> Bool {
    stack.isCallableTable(at: index)
  }

  nonisolated deinit {}
}
