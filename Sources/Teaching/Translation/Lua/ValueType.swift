import Lua

/// What is known of a value.
indirect enum ValueType: Equatable {
  case unknown, number, text, boolean, map, structure
  /// An object of a class, UIKit's or the program's.
  case object(String)
  /// A class itself.
  case ofClass(String)
  case list(ValueType)
  /// A string that names a case of an enumeration, or several.
  case oneOf(LuaType.Enumeration)
  /// A case of an enumeration of the program.
  case ownCase(String)
  /// The `origin` or the `size` of a rectangle, whose table has both.
  case part(String)
  /// A table with these fields, for a tuple.
  case tuple([String])
  /// A function, and the names of its parameters.
  case function([String])

  /// The type of a value of a descriptor.
  init(_ type: LuaType?) {
    switch type {
    case .named("string"): self = .text
    case .named("number"), .named("integer"): self = .number
    case .named("boolean"): self = .boolean
    case .named(let name) where name.first?.isUppercase == true: self = .object(name)
    case .optional(let type): self = ValueType(type)
    case .sequence(let type): self = .list(ValueType(type))
    case .enumeration(let enumeration): self = .oneOf(enumeration)
    case .structure: self = .structure
    case .function(let parameters, _): self = .function(parameters.map(\.name))
    case .union(let types):
      let known = types.map(ValueType.init)
      self =
        known.first { if case .oneOf = $0 { true } else { false } }
        ?? known.first { if case .function = $0 { true } else { false } }
        ?? known.first { $0 != .unknown } ?? .unknown
    default: self = .unknown
    }
  }

  /// The class of an object.
  var className: String? { if case .object(let name) = self { name } else { nil } }

  /// The type of the elements of a list.
  var element: ValueType { if case .list(let type) = self { type } else { .unknown } }

  /// Whether it is one or several names of a set of options.
  var isOption: Bool {
    switch self {
    case .oneOf, .list(.oneOf): true
    default: false
    }
  }

  /// Whether it is a rectangle, a size, or the like.
  var isStructure: Bool {
    switch self {
    case .structure, .part: true
    default: false
    }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }
}
