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

  /// A parameter or a result: a name and a type.
  package struct Parameter {
    package let name: String
    private let source: TypeSource

    /// A parameter of a Swift type.
    package init(_ name: String, _ type: any LuaConvertible.Type) {
      self.name = name
      source = .swift(type)
    }

    /// A parameter whose type says more than Swift's.
    package init(_ name: String, _ type: LuaType) {
      self.name = name
      source = .described(type)
    }

    /// A parameter whose type is created on first use.
    init(_ name: String, later type: @escaping @MainActor () -> LuaType) {
      self.name = name
      source = .later(type)
    }

    package var type: LuaType { source.type }
  }

  /// The source of a type; Swift's types are described on first use.
  enum TypeSource {
    case swift(any LuaConvertible.Type)
    case described(LuaType)
    case later(@MainActor () -> LuaType)

    var type: LuaType {
      switch self {
      case .swift(let type): type.luaDescription
      case .described(let type): type
      case .later(let type): type()
      }
    }
  }

  /// What can go wrong: a warning or an exception of UIKit's, or an error.
  package struct KnownProblem {
    package let name: String
    package let text: String
    package let facts: [String]

    /// Something of a name; the text says what, why, and what comes of it.
    package init(name: String, text: String, facts: [String]) {
      self.name = name
      self.text = text
      self.facts = facts
    }
  }

  package let kind: Kind
  package let name: String
  package var parameters: [Parameter] = []
  var source: TypeSource?
  /// The names and types of several results; empty for one or none.
  package var results: [Parameter] = []
  package internal(set) var summary: String
  /// The tags of the facts that it keeps.
  package var facts: [String] = []
  /// What can go wrong when it is used.
  package var problems: [KnownProblem] = []
  package var isReadOnly = false
  /// True when a script's function of this name takes its place.
  package var isOverridable = false
  /// True when the property's values count as owned by the object.
  package var isOwned = false

  var call: HostBody?
  var superCall: HostBody?
  var set: Setter?
  /// The same as `call` and `set` over plain values, where that is possible.
  var leaf: Leaf?
  var setLeaf: Leaf?
  var ownedValue: HostBody?

  /// Writes the value at the index to the object.
  typealias Setter = (LuaStack, UnsafeMutableRawPointer, Int32) throws(Rejection) -> Void

  /// Why a value was not written.
  enum Rejection: Error {
    case mismatch(LuaMismatch)
    case failure(LuaError)
  }

  /// Pairs the names that the descriptor gives with the types that the closure has.
  static func parameters(
    _ names: [String], _ types: [any LuaConvertible.Type]
  ) -> [Parameter] {
    types.enumerated().map { index, type in
      Parameter(index < names.count ? names[index] : "argument\(index + 1)", type)
    }
  }

  /// The type of the result or property, nil for none.
  package var type: LuaType? { source?.type }
}

/// The types of a parameter pack as a sequence.
func luaTypes<each Argument: LuaConvertible>(
  _ types: repeat (each Argument).Type
) -> [any LuaConvertible.Type] {
  var list: [any LuaConvertible.Type] = []
  for type in repeat each types { list.append(type) }
  return list
}
