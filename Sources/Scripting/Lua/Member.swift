/// One member of a class or one function, for scripts and generated files.
package struct Member {
  /// How scripts access the member.
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

    /// Creates a parameter with a Swift type.
    package init(_ name: String, _ type: any LuaConvertible.Type) {
      self.name = name
      source = .swift(type)
    }

    /// Creates a parameter whose Lua type is more precise than Swift's.
    package init(_ name: String, _ type: LuaType) {
      self.name = name
      source = .described(type)
    }

    /// Creates a parameter whose type is created on first use.
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

  /// How its use can fail: a warning or an exception of UIKit's, or an error.
  package struct KnownProblem {
    package let name: String
    package let text: String
    package let facts: [String]

    /// Creates a named problem; the text says what, why, and what the effect is.
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
  /// The tags of the facts that it implements.
  package var facts: [String] = []
  /// How its use can fail.
  package var problems: [KnownProblem] = []
  /// Why it will go, if it will.
  package internal(set) var deprecation: Deprecation?
  /// The options of its call that will go.
  package internal(set) var deprecatedOptions: [Deprecation] = []
  package var isReadOnly = false
  /// True if scripts can override it with a function of this name.
  package var isOverridable = false
  /// True if the property is set before the children of the call's table are added.
  var precedesChildren = false
  /// True if the object owns the property's values.
  package var isOwned = false

  var call: HostBody?
  var superCall: HostBody?
  var set: Setter?
  /// The equivalent of `call` and `set` over plain values, where that is possible.
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

  /// Pairs the names in the descriptor with the types of the closure.
  static func parameters(
    _ names: [String], _ types: [any LuaConvertible.Type]
  ) -> [Parameter] {
    types.enumerated().map { index, type in
      Parameter(index < names.count ? names[index] : "argument\(index + 1)", type)
    }
  }

  /// The type of the result or property, or nil if there is none.
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
