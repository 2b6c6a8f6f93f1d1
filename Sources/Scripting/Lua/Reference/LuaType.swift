/// The values that a parameter, a result or a property may have, as generated files describe them.
nonisolated package indirect enum LuaType: Hashable, Sendable {
  /// A type of Lua's, or a class, by its name.
  case named(String)
  case optional(LuaType)
  case sequence(LuaType)
  case union([LuaType])
  case function([Component], returns: [Component])
  case enumeration(Enumeration)
  case structure(Structure)

  /// A parameter or a field: a name, a type, and what it means.
  package struct Component: Hashable, Sendable {
    package let name: String
    package let type: LuaType
    package let summary: String

    /// Creates a component; a summary is for those whose name and type leave a question.
    package init(_ name: String, _ type: LuaType, _ summary: String = "") {
      self.name = name
      self.type = type
      self.summary = summary
    }
  }

  /// Strings that name the cases of a Swift enumeration.
  package struct Enumeration: Hashable, Sendable {
    package let name: String
    package let cases: [String]

    /// The names of the cases, in order.
    package init(name: String, cases: [String]) {
      self.name = name
      self.cases = cases
    }
  }

  /// A table with named fields.
  package struct Structure: Hashable, Sendable {
    package let name: String
    package let summary: String
    package let fields: [Component]
  }

  /// The type as definition files write it: `UIViewController[]`, `fun(finished: boolean)`.
  package var annotation: String {
    switch self {
    case .named(let name): name
    case .optional(let type): "\(type.operand)?"
    case .sequence(let type): "\(type.operand)[]"
    case .union(let types): types.map(\.annotation).joined(separator: "|")
    case .function(let parameters, let results): Self.signature(parameters, results)
    case .enumeration(let enumeration): enumeration.name
    case .structure(let structure): structure.name
    }
  }

  /// Whether nil is a value of the type.
  package var takesNil: Bool {
    switch self {
    case .optional: true
    case .named(let name): name == "any" || name == "nil"
    case .union(let types): types.contains(where: \.takesNil)
    default: false
    }
  }

  /// The type without nil.
  package var wrapped: LuaType {
    if case .optional(let type) = self { type } else { self }
  }

  /// The types it consists of, itself included.
  package var parts: [LuaType] {
    switch self {
    case .named, .enumeration: [self]
    case .optional(let type), .sequence(let type): [self] + type.parts
    case .union(let types): [self] + types.flatMap(\.parts)
    case .function(let parameters, let results):
      [self] + (parameters + results).flatMap(\.type.parts)
    case .structure(let structure): [self] + structure.fields.flatMap(\.type.parts)
    }
  }

  /// The annotation, in parentheses where a suffix would otherwise apply to a part only.
  private var operand: String {
    switch self {
    case .union, .function: "(\(annotation))"
    default: annotation
    }
  }

  private static func signature(_ parameters: [Component], _ results: [Component]) -> String {
    let list = parameters.map { part in
      "\(part.name)\(part.type.takesNil ? "?" : ""): \(part.type.wrapped.annotation)"
    }
    let result = results.map(\.type.annotation).joined(separator: ", ")
    return "fun(\(list.joined(separator: ", ")))" + (result.isEmpty ? "" : ": \(result)")
  }
}

extension LuaType {
  /// The type with a name in messages: `string?`, `string or function`, `size class`.
  init(named name: String) {
    if name.hasSuffix("?"), !name.contains("|") {
      self = .optional(LuaType(named: String(name.dropLast())))
    } else {
      var words: [String] = []
      for part in name.split(separator: " or ") {
        let word = Self.known[String(part)] ?? String(part)
        if !words.contains(word) { words.append(word) }
      }
      self = words.count == 1 ? .named(words[0]) : .union(words.map { .named($0) })
    }
  }

  /// Types whose names in messages differ from those in definition files.
  private static let known = ["object": "table", "class": "table"]

  /// A name of several words as a type's name: `size class` is `SizeClass`.
  package static func typeName(of name: String) -> String {
    guard name.first?.isLowercase == true else { return name }
    return name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
