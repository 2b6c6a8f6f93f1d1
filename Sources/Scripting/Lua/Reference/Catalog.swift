import CLua
import CLuaShims

/// Everything that scripts can use in an interpreter, as data: the source of generated files, help
/// and completion.
package struct Catalog {
  /// The classes, parents before their children.
  package internal(set) var classes: [AnyClassDescriptor] = [] {
    didSet {
      places = Dictionary(
        classes.indices.map { (classes[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// Where each class is among them, by name.
  private var places: [String: Int] = [:]
  /// The global functions.
  package internal(set) var functions: [Member] = []
  /// The global tables of functions, by name.
  package internal(set) var tables: [TableDescriptor] = []
  /// The other global variables.
  package internal(set) var values: [Value] = []
  /// The tables that scripts write for the host, such as delegates.
  package internal(set) var delegates: [TableDescriptor] = []

  /// A global variable: its type, and whether scripts may assign another value.
  package struct Value {
    package let name: String
    package let type: LuaType
    package let summary: String
    package let isOpen: Bool
  }

  /// The class with a name.
  package func named(_ name: String) -> AnyClassDescriptor? { places[name].map { classes[$0] } }

  /// A class and its ancestors, nearest first.
  package func lineage(of descriptor: AnyClassDescriptor) -> [AnyClassDescriptor] {
    [descriptor] + (descriptor.parent.flatMap(named).map(lineage) ?? [])
  }

  /// All members of a class, its own first, then those that it inherits and does not redefine.
  package func allMembers(of descriptor: AnyClassDescriptor) -> [Member] {
    var seen: Set<String> = []
    return lineage(of: descriptor).flatMap(\.members).filter { seen.insert($0.name).inserted }
  }

  /// Whether scripts can call the class or one of its subclasses.
  package func hasCalls(_ descriptor: AnyClassDescriptor) -> Bool {
    descriptor.canBeCalled || children(of: descriptor).contains(where: hasCalls)
  }

  /// The type of a property; a delegate property accepts any table or object.
  package func fieldType(of member: Member) -> LuaType {
    let type = member.type ?? .named("any")
    guard case .named(let name) = type, delegates.contains(where: { $0.name == name }) else {
      return type
    }
    return .union([type, .named("table")])
  }

  /// The direct subclasses of a class.
  package func children(of descriptor: AnyClassDescriptor) -> [AnyClassDescriptor] {
    classes.filter { $0.parent == descriptor.name }
  }
}

extension Catalog {
  /// The enumerations in the types of members, sorted by name.
  package var enumerations: [LuaType.Enumeration] {
    let found = Set(
      types.compactMap { if case .enumeration(let enumeration) = $0 { enumeration } else { nil } })
    return found.sorted { $0.name < $1.name }
  }

  /// The structures in the types of members, sorted by name.
  package var structures: [LuaType.Structure] {
    let found = Set(
      types.compactMap { if case .structure(let structure) = $0 { structure } else { nil } })
    return found.sorted { $0.name < $1.name }
  }

  /// All types in the catalog.
  package var types: Set<LuaType> {
    let members =
      classes.flatMap(\.members) + functions + (tables + delegates).flatMap(\.members)
    let labels = classes.flatMap(\.labelParts).map(\.part.type)
    return Set((members.flatMap(\.types) + labels + values.map(\.type)).flatMap(\.parts))
  }
}

extension Member {
  /// The types of its parameters and results.
  fileprivate var types: [LuaType] {
    (parameters + results).map(\.type) + [type].compactMap { $0 }
  }
}

extension AnyClassDescriptor {
  /// The name of its type in generated files; `weak` is a function and a type, `Weak`.
  package var typeName: String { LuaType.typeName(of: name) }

  /// The labels of the call's table that are not properties, and the type of the array part.
  package var labelledParts: [LuaType.Component] { labelParts.map(\.part) }

  /// The type of the elements in the array part of the call's table, or nil if it has none.
  package var childType: LuaType? {
    guard let type = children?.luaDescription, type != LuaValue.luaDescription else { return nil }
    return type
  }

  /// Whether scripts can create objects of it.
  package var canBeCalled: Bool { make != nil }
}

extension Interpreter {
  /// Everything that scripts can use; reading it creates all deferred descriptions.
  package var catalog: Catalog {
    let later = laterDescriptions
    laterDescriptions = []
    for describe in later { describe() }
    var catalog = described
    catalog.classes = classes.map {
      $0.parent == nil ? $0.descriptor.withSubclassing : $0.descriptor
    }
    catalog.delegates = described.delegates.map { table in
      TableDescriptor(table.name, table.summary, members: noting(table.members, of: table.name))
    }
    return catalog
  }

  /// Defers descriptions until the catalog is read.
  package func describeLater(_ describe: @escaping () -> Void) {
    laterDescriptions.append(describe)
  }

  /// Describes a global variable that is neither a class nor a function.
  package func describe(
    _ name: String, _ type: LuaType, isOpen: Bool = true, _ summary: String
  ) {
    described.values.append(
      Catalog.Value(name: name, type: type, summary: summary, isOpen: isOpen))
  }

  /// Describes a table that scripts write.
  package func describe(_ delegate: TableDescriptor) { described.delegates.append(delegate) }
}

extension AnyClassDescriptor {
  /// The descriptor with the function that C adds to every class.
  var withSubclassing: AnyClassDescriptor {
    var member = Member(
      kind: .method, name: "subclass",
      summary: "Defines a subclass, like `class(name, self)`.")
    member.parameters = [Member.Parameter("name", String.self)]
    member.source = .described(.named("table"))
    var copy = self
    copy.members.append(member)
    return copy
  }
}

extension Interpreter {
  /// Describes the functions that C creates: `class`, and the equivalent method of classes.
  func describeClassFunction() {
    describeLater { [unowned self] in described.functions.append(Self.classFunction) }
  }

  private static var classFunction: Member {
    var member = Member(
      kind: .function, name: "class",
      summary: "Defines a subclass, which is called like its superclass; `init(self, "
        + "arguments)` receives the table of the call, `deinit(self)` is called when an object is released."
    )
    member.parameters = [
      Member.Parameter("name", String.self), Member.Parameter("superclass", .named("table")),
    ]
    member.source = .described(.named("table"))
    return member
  }
}

extension Interpreter {
  /// The names of all global variables, sorted.
  package var globalNames: [String] {
    withStack { stack in
      dd_push_globals(stack.state)
      return LuaTable(stack, at: stack.top).sortedStringKeys
    } ?? []
  }

  /// The global variables of Lua itself.
  package static let standardGlobals = [
    "_G", "_VERSION", "assert", "collectgarbage", "coroutine", "debug", "dofile", "error",
    "getmetatable", "io", "ipairs", "load", "loadfile", "math", "next", "os", "package", "pairs",
    "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select",
    "setmetatable", "string", "table", "tonumber", "tostring", "type", "utf8", "warn", "xpcall",
  ]
}

extension Interpreter {
  /// The descriptor of an object's class, or of its nearest ancestor that has one.
  package func descriptor(of object: AnyObject) -> AnyClassDescriptor? {
    binding(of: object).flatMap { catalog.named($0.descriptor.name) }
  }
}

extension Catalog {
  /// The catalog with known problems added, by names such as `UIView.addSubview`.
  package func adding(problems: [(name: String, problems: [Member.KnownProblem])]) -> Catalog {
    var copy = self
    let known = Dictionary(problems.map { ($0.name, $0.problems) }) { $0 + $1 }
    copy.classes = classes.map { descriptor in
      var changed = descriptor
      for index in descriptor.members.indices {
        let name = "\(descriptor.name).\(descriptor.members[index].name)"
        if let problems = known[name] { changed.members[index].problems += problems }
      }
      return changed
    }
    copy.delegates = delegates.map { $0.adding(known) }
    return copy
  }
}

extension TableDescriptor {
  fileprivate func adding(_ problems: [String: [Member.KnownProblem]]) -> TableDescriptor {
    let changed = members.map { member in
      var copy = member
      copy.problems += problems["\(name).\(member.name)"] ?? []
      return copy
    }
    return TableDescriptor(name, summary, members: changed)
  }
}
