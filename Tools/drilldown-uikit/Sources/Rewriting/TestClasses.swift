import SwiftSyntax

/// A method that XCTest runs.
public struct TestMethod: Equatable, Sendable {
  public var name: String
  public var isAsync: Bool
  public var isThrowing: Bool
  /// The conditions under which it is compiled, outermost first.
  public var conditions: [String]
  /// Where it is declared.
  public var file = ""
  public var line = 0
}

/// The classes of a test target and what XCTest runs of them.
public struct TestClasses: Sendable {
  private struct Class: Sendable {
    var superclass: String?
    var conditions: [String] = []
    var isHidden = false
    var methods: [TestMethod] = []
  }

  private var classes: [String: Class] = [:]

  public init() {}

  /// Adds the classes of a file, which has the text that is compiled.
  public mutating func add(_ file: ParsedFile, at path: String = "") {
    let finder = TestFinder(path, file.converter)
    finder.walk(file.tree)
    for found in finder.classes {
      var known = classes[found.name] ?? Class()
      known.superclass = known.superclass ?? found.superclass
      known.conditions = found.isExtension ? known.conditions : found.conditions
      known.isHidden = known.isHidden || found.isHidden
      known.methods += found.methods
      classes[found.name] = known
    }
  }

  /// The tests by their names, `Class.test`.
  public var methods: [String: TestMethod] {
    let pairs = tests.flatMap { test in
      test.methods.map { ("\(test.name).\($0.name.withoutBackticks)", $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The classes with their own tests and inherited ones, in the order of their names, as XCTest runs
  /// them on Apple's platforms.
  var tests: [(name: String, conditions: [String], methods: [TestMethod])] {
    classes.keys.sorted().compactMap { name in
      guard let line = lineage(of: name), !line.contains(where: \.isHidden) else { return nil }
      var methods: [TestMethod] = []
      for method in line.flatMap(\.methods)
      where !methods.contains(where: { $0.name == method.name }) { methods.append(method) }
      return methods.isEmpty
        ? nil : (name, line[0].conditions, methods.sorted { $0.name < $1.name })
    }
  }

  /// A class and those that it inherits from, if the last one is XCTest's.
  private func lineage(of name: String) -> [Class]? {
    var line: [Class] = []
    var next = name
    while let found = classes[next], line.count < 100 {
      line.append(found)
      guard let superclass = found.superclass else { return nil }
      if superclass == "XCTestCase" || superclass == "XCTest.XCTestCase" { return line }
      next = superclass
    }
    return nil
  }
}

/// Finds classes with methods whose names begin with "test".
private final class TestFinder: SyntaxVisitor {
  struct Found {
    var name: String
    var superclass: String?
    var isExtension: Bool
    var isHidden: Bool
    var conditions: [String]
    var methods: [TestMethod] = []
  }

  private let path: String
  private let converter: SourceLocationConverter
  private(set) var classes: [Found] = []
  private var open: [Int] = []
  private var conditions: [String] = []

  init(_ path: String, _ converter: SourceLocationConverter) {
    self.path = path
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = ["private", "fileprivate"].contains(node.modifiers.access)
    enter(
      Found(
        name: qualified(node.name.text),
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        isExtension: false, isHidden: isHidden || node.genericParameterClause != nil,
        conditions: conditions))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      Found(
        name: node.extendedType.trimmedDescription, superclass: nil, isExtension: true,
        isHidden: false, conditions: conditions))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers
    if let current = open.last, node.baseName.hasPrefix("test"), node.labels.isEmpty,
      node.genericParameterClause == nil,
      !["private", "fileprivate"].contains(modifiers.access),
      !modifiers.contains("static"), !modifiers.contains("class"),
      node.returnsNothing
    {
      classes[current].methods.append(
        TestMethod(
          name: node.name.text, isAsync: node.isAsync, isThrowing: node.isThrowing,
          conditions: conditions, file: path,
          line: converter.location(for: node.name.positionAfterSkippingLeadingTrivia)
            .presumedLine))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let own = clause.condition?.trimmedDescription
      let all = (earlier.map { "!(\($0))" } + [own.map { "(\($0))" }].compactMap(\.self))
      conditions.append(all.joined(separator: " && "))
      clause.elements.map { walk($0) }
      conditions.removeLast()
      own.map { earlier.append($0) }
    }
    return .skipChildren
  }

  private func enter(_ found: Found) {
    classes.append(found)
    open.append(classes.count - 1)
  }

  private func qualified(_ name: String) -> String {
    guard let outer = open.last else { return name }
    return classes[outer].name + "." + name
  }
}
