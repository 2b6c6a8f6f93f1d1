import CLua
import CLuaShims
import EscapedText

/// Lua's stack during one call from or into Lua; uses only functions that cannot raise.
package struct LuaStack {
  package let state: OpaquePointer
  // A stack is used only while its interpreter is running, so reference counting would be a waste.
  // bench: host calls a closure with one argument, 12 %
  package unowned(unsafe) let interpreter: Interpreter

  /// The number of values.
  package var top: Int32 { lua_gettop(state) }

  package func setTop(_ top: Int32) { lua_settop(state, top) }

  package func pop(_ count: Int32 = 1) { dd_pop(state, count) }

  /// Ensures room for that many values.
  package func reserve(_ count: Int) -> Bool { lua_checkstack(state, Int32(clamping: count)) != 0 }

  package func type(at index: Int32) -> Int32 { lua_type(state, index) }

  /// Whether the value at the index is nil or missing.
  package func isNil(at index: Int32) -> Bool { lua_type(state, index) <= LUA_TNIL }

  /// The value's type in messages: a class for objects, "no value" beyond the arguments.
  package func typeName(at index: Int32) -> String { String(cString: dd_type_name(state, index)) }

  /// The string at the index; the value must be a string.
  package func string(at index: Int32) -> String { text(of: state, at: index) }

  /// The text of a string for a person: bytes that are not UTF-8 are shown by number.
  package func shownString(at index: Int32) -> String { shownText(of: state, at: index) }

  /// The string at the index, unrepaired: text if it is valid UTF-8, otherwise bytes.
  func stringOrBytes(at index: Int32) -> LuaValue { textOrBytes(of: state, at: index) }

  /// Pushes a string that need not be UTF-8.
  func push(bytes: [UInt8]) { pushBytes(bytes, onto: state) }

  package func push(_ text: String) { pushText(text, onto: state) }

  func pushOverride(_ name: String, of object: UnsafeMutableRawPointer) -> Bool {
    pushFunction(named: name, of: object, onto: state)
  }

  package func pushNil() { lua_pushnil(state) }

  /// Whether there is a class at the index.
  package func isClass(at index: Int32) -> Bool { dd_is_class(state, index) }

  /// Makes a function of a table that can be called as one.
  func useCallable(at index: Int32) { dd_use_callable(state, index) }

  /// Whether a plain table can be called as a function, as spies can.
  func isCallableTable(at index: Int32) -> Bool {
    reserve(4) && dd_is_callable_table(state, index)
  }
}

// Closures passed to the standard library would check the actor at every call; these functions
// avoid that.
nonisolated private func text(of state: OpaquePointer, at index: Int32) -> String {
  var length = 0
  guard let bytes = lua_tolstring(state, index, &length) else { return "" }
  return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
}

nonisolated private func shownText(of state: OpaquePointer, at index: Int32) -> String {
  var length = 0
  guard let bytes = lua_tolstring(state, index, &length) else { return "" }
  let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
  return String(validating: buffer, as: UTF8.self) ?? String(numbering: buffer)
}

nonisolated private func textOrBytes(of state: OpaquePointer, at index: Int32) -> LuaValue {
  var length = 0
  guard let bytes = lua_tolstring(state, index, &length) else { return .string("") }
  let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
  let text = String(decoding: buffer, as: UTF8.self)
  return text.utf8.elementsEqual(buffer) ? .string(text) : .bytes(Array(buffer))
}

nonisolated private func pushBytes(_ bytes: [UInt8], onto state: OpaquePointer) {
  bytes.withUnsafeBytes {
    _ = lua_pushlstring(state, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
  }
}

nonisolated func pushText(_ text: String, onto state: OpaquePointer) {
  var text = text
  text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(state, $0.baseAddress, $0.count) }
  }
}

nonisolated private func pushFunction(
  named name: String, of object: UnsafeMutableRawPointer, onto state: OpaquePointer
) -> Bool {
  var name = name
  return name.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      dd_push_override(state, object, $0.baseAddress, $0.count)
    }
  }
}
