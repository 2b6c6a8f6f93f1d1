import CLua
import CLuaShims

/// A class whose objects scripts can use; an object is the same Lua value as long as it lives.
@MainActor package protocol LuaObject: AnyObject, LuaConvertible {}

/// An object that belongs to the interpreter and outlives the world that scripts build in.
@MainActor package protocol OutlivesWorlds: LuaObject {}

extension LuaObject {
  package static var objectClass: (AnyClass, isOptional: Bool)? { (Self.self, isOptional: false) }

  package static var luaType: String { _typeName(Self.self, qualified: false) }
  package static var luaDescription: LuaType { .named(LuaType.typeName(of: luaType)) }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard let object = try stack.object(at: index), let result = object as? Self else {
      throw stack.mismatch(luaType, at: index)
    }
    return result
  }

  package func push(onto stack: LuaStack) { stack.push(object: self) }
}

extension LuaStack {
  /// The object at the index, or nil if there is none.
  func object(at index: Int32) throws(LuaMismatch) -> AnyObject? {
    var isDead = false
    guard let pointer = dd_to_object(state, index, &isDead) else {
      if isDead, let name = nameOfDead(at: index) { throw LuaMismatch(.deadObject(named: name)) }
      return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Pushes the object's userdata, creating it if needed; nil if no class of the object is
  /// registered.
  package func push(object: AnyObject) {
    switch dd_push_object(state, Unmanaged.passUnretained(object).toOpaque()) {
    case 1: return
    case 0:
      if let binding = interpreter.binding(of: object) {
        dd_push_new_object(state, Unmanaged.passRetained(object).toOpaque(), binding.pointer)
        return
      }
      fallthrough
    default: pushNil()
    }
  }
}
