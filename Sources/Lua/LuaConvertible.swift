/// A Swift type whose values pass to Lua and back.
@MainActor package protocol LuaConvertible {
  /// The type's name in messages.
  static var luaType: String { get }
  /// The type as generated files describe it.
  static var luaDescription: LuaType { get }
  /// The class of values that are objects, and whether nil is one as well; nil for other types.
  static var objectClass: (AnyClass, isOptional: Bool)? { get }
  /// Reads the value at the index, which may lie beyond the arguments.
  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self
  /// Pushes exactly one value.
  func push(onto stack: LuaStack)
}

extension LuaConvertible {
  package static var luaDescription: LuaType { LuaType(named: luaType) }
  package static var objectClass: (AnyClass, isOptional: Bool)? { nil }
}

/// Why a Lua value is not what was expected: "UIViewController expected, got number".
nonisolated package struct LuaMismatch: Error, CustomStringConvertible {
  package let description: String
  let isMissing: Bool
  /// The error that is raised as it is: the type is not what is wrong.
  let error: LuaError?

  package init(_ description: String) {
    self.description = description
    isMissing = false
    error = nil
  }

  init(_ error: LuaError) {
    description = error.message
    isMissing = false
    self.error = error
  }

  init(expected: String, found: String) {
    description = "\(expected) expected, got \(found)"
    isMissing = found == "no value"
    error = nil
  }

  /// The same, said of a part.
  func within(_ part: String) -> LuaMismatch {
    error == nil ? LuaMismatch("\(part): \(description)") : self
  }
}

extension LuaStack {
  /// The mismatch of the value at the index with a type.
  package func mismatch(_ expected: String, at index: Int32) -> LuaMismatch {
    LuaMismatch(expected: expected, found: typeName(at: index))
  }
}
