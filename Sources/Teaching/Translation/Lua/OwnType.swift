import Lua

/// A class, a structure or an enumeration that the program declares or adds to.
final class OwnType {
  let name: String
  var kind = TypeDeclaration.Kind.class
  /// The superclass, the program's or UIKit's; nil for none.
  var superclass: String?
  var protocols: [String] = []
  var properties: [(property: Property, place: SourcePlace)] = []
  var methods: [(function: Function, place: SourcePlace)] = []
  var cases: [(name: String, raw: Expression?)] = []
  /// The names of the types in it.
  var inner: [String] = []
  /// The parts that aren't understood.
  var omissions: [Omission] = []
  /// Whether the program declares it, rather than adding to a class of UIKit's.
  var isDeclared = false
  /// Whether the text only adds to it, and another one may declare it.
  var isAddedTo = false
  /// Whether it was written already.
  var isWritten = false
  /// The names of its methods here, by selector and by first word.
  var methodNames: [String: String] = [:]

  init(_ name: String) { self.name = name }

  func property(_ name: String) -> Property? {
    properties.first { $0.property.name == name }?.property
  }

  /// The method with a selector or a first word.
  func method(_ selector: String) -> Function? {
    methods.first { $0.function.selector == selector }?.function
      ?? methods.first { $0.function.name == selector && $0.function.name != "init" }?.function
  }

  /// Whether a method reads the property of its name.
  func hasGetter(_ name: String) -> Bool {
    property(name) != nil
      && methods.contains { $0.function.selector == name && $0.function.body != nil }
  }

  /// Its initializers; those of Objective-C are named `initWith…`.
  var initializers: [(function: Function, place: SourcePlace)] {
    methods.filter { $0.function.isInitializer && $0.function.body != nil }
  }

  /// Adds what a declaration says.
  func add(_ declaration: TypeDeclaration, vocabulary: Vocabulary, knows: (String) -> Bool) {
    if declaration.kind != .addition { (kind, isDeclared) = (declaration.kind, true) }
    for parent in declaration.parents.map(\.name) {
      let isClass = vocabulary.isClass(parent) || knows(parent)
      if isClass, superclass == nil, declaration.kind != .enumeration {
        superclass = parent
      } else {
        protocols.append(parent)
      }
    }
    for member in declaration.members {
      switch member.kind {
      case .property(let property):
        if self.property(property.name) == nil { properties.append((property, member.place)) }
      case .method(let function): add(function, member.place)
      case .enumerationCase(let name, let raw): cases.append((name, raw))
      case .untranslated(let reason):
        omissions.append(Omission(place: member.place, reason: reason))
      case .type(let declaration): inner.append(declaration.name)
      case .comment: break
      }
    }
  }

  /// Adds a method, whose declaration alone gives way to the whole.
  func add(_ function: Function, _ place: SourcePlace) {
    let declared = methods.firstIndex { $0.function.selector == function.selector }
    if let declared,
      function.parameters.map(\.label) == methods[declared].function.parameters.map(\.label)
    {
      if function.body != nil { methods[declared] = (function, place) }
    } else {
      methods.append((function, place))
    }
  }
}

extension Function {
  var isInitializer: Bool {
    name == "init" || name.hasPrefix("initWith") && name.dropFirst(8).first?.isUppercase != false
  }

  /// Whether it runs when an object is released.
  var isFinalizer: Bool { name == "dealloc" || name == "deinit" }
}
