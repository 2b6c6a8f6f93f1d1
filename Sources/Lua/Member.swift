/// One member of a class or one function, as scripts and generated files know it.
package struct Member {
  /// How scripts reach the member.
  package enum Kind: Equatable, Sendable {
    case property
    case slot
    case method
    case callback
    case function
  }

  /// A parameter's name and Lua type.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let type: String
  }

  package let kind: Kind
  package let name: String
  package var parameters: [Parameter] = []
  /// The Lua type of the result or property, nil for none.
  package var type: String?
  package let summary: String
  package var isReadOnly = false
  /// True when a script's function of this name takes its place.
  package var isOverridable = false
  /// True when the property's values count as owned by the object.
  package var isOwned = false

  var call: HostBody?
  var superCall: HostBody?
  var set: Setter?
  var ownedValue: HostBody?

  /// Writes the value at the index to the object.
  typealias Setter = (LuaStack, UnsafeMutableRawPointer, Int32) throws(Rejection) -> Void

  /// Why a value was not written.
  enum Rejection: Error {
    case mismatch(LuaMismatch)
    case failure(LuaError)
  }

  /// Pairs the names that the descriptor gives with the types that the closure has.
  static func parameters(_ names: [String], _ types: [String]) -> [Parameter] {
    types.enumerated().map { index, type in
      Parameter(name: index < names.count ? names[index] : "argument\(index + 1)", type: type)
    }
  }
}

/// The Lua types of a parameter pack.
func luaTypes<each Argument: LuaConvertible>(_ types: repeat (each Argument).Type) -> [String] {
  var names: [String] = []
  for type in repeat each types { names.append(type.luaType) }
  return names
}
