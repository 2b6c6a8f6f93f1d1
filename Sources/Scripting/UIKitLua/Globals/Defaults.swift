import Lua
import StoredValues

extension ScriptWorld {
  /// Registers the functions of `defaults`.
  func registerDefaults() {
    interpreter.register(
      table: "defaults",
      summary: "Plain values by their keys; they outlive the world, and with a file the program.",
      functions: ["get", "set"]
    ) { [unowned self] in
      [
        .function("get", ["key"], "The value of a key, tables as fresh copies; nil if none.") {
          [unowned self] (key: DefaultsKey) -> LuaValue in
          defaults[key.text].map { LuaValue($0, in: interpreter) } ?? .nil
        },
        .function(
          "set", ["key", "value"],
          "Stores a boolean, number, string or plain table for a key, across relaunches; nil "
            + "removes it."
        ) { [unowned self] (key: DefaultsKey, value: DefaultsValue) throws(LuaError) -> Void in
          try setDefault(key.text, to: value.value)
        },
      ]
    }
  }

  private func setDefault(_ key: String, to value: LuaValue) throws(LuaError) {
    if case .nil = value {
      defaults[key] = nil
    } else {
      defaults[key] = try StoredValue(value, named: "value", in: interpreter)
    }
  }
}

/// A key of a value.
private struct DefaultsKey: LuaConvertible {
  let text: String

  static var luaType: String { "string" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DefaultsKey {
    switch stack.value(at: index) {
    case .string(let text): return DefaultsKey(text: text)
    case .bytes: throw LuaMismatch("a key is UTF-8")
    case .table:
      throw LuaMismatch(
        "string expected, got table; use a dot: defaults.get(key), defaults.set(key, value)")
    default: throw stack.mismatch("string", at: index)
    }
  }

  func push(onto stack: LuaStack) { text.push(onto: stack) }
}

/// A stored value; nil must be passed explicitly.
private struct DefaultsValue: LuaConvertible {
  let value: LuaValue

  static var luaType: String { "any" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DefaultsValue {
    guard index <= stack.top else {
      throw LuaMismatch("value expected, got no value; nil removes the key")
    }
    return DefaultsValue(value: stack.value(at: index))
  }

  func push(onto stack: LuaStack) { value.push(onto: stack) }
}
