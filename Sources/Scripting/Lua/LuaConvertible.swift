/// A Swift type whose values pass to Lua and back.
@MainActor package protocol LuaConvertible {
  /// The type's name in messages.
  static var luaType: String { get }
  /// The type in generated files.
  static var luaDescription: LuaType { get }
  /// The class of values that are objects, and whether nil is allowed; nil for other types.
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
  /// An error that is raised unchanged: the type is not the problem.
  let error: LuaError?

  package init(_ description: String) {
    self.description = description
    isMissing = false
    error = nil
  }

  package init(_ error: LuaError) {
    description = error.message
    isMissing = false
    self.error = error
  }

  init(expected: String, found: String) {
    description = "\(expected) expected, got \(found)"
    isMissing = found == "no value"
    error = nil
  }

  /// The same mismatch within a part of the value.
  func within(_ part: String) -> LuaMismatch {
    error == nil ? LuaMismatch("\(part): \(description)") : self
  }
}

extension LuaStack {
  /// The mismatch between the value at the index and a type.
  package func mismatch(_ expected: String, at index: Int32) -> LuaMismatch {
    LuaMismatch(expected: expected, found: typeName(at: index))
  }
}
