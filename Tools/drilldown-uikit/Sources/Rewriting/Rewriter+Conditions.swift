import SwiftSyntax

extension Rewriter {
  /// Makes the code for iOS the code that is compiled, in modules that use UIKit.
  ///
  /// Blocks that tell systems apart, with a clause for Linux or with frameworks that are not there,
  /// stay as they are: they already have a clause for this one.
  func rewriteConditions(_ node: IfConfigDeclSyntax) {
    guard isForUIKit else { return }
    let systems = node.clauses.compactMap(\.condition).flatMap(SystemFinder.calls)
    let servesLinux = systems.contains { $0.system == "Linux" && !$0.isNegated }
    if servesLinux
      || node.clauses.contains(where: { ImportFinder.imports(of: $0).contains("Glibc") })
    {
      return
    }
    let imports = node.clausesForIOS.flatMap { ImportFinder.imports(of: $0) }
    if !AppleModule.absent.isDisjoint(with: imports) { return }
    for call in systems {
      switch call.system {
      case "iOS", "canImport(os)": text.exchange(call.node.range, for: "true")
      case "Linux": text.exchange(call.node.range, for: "false")
      default: break
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be the one that is compiled for iOS.
  fileprivate var clausesForIOS: [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let holds = clause.condition.map(ConditionForIOS.holds) ?? true
      if holds != false { found.append(clause) }
      if holds == true { break }
    }
    return found
  }
}

/// What a condition is on iOS.
private enum ConditionForIOS {
  /// Whether it holds; nil where that depends on more than the system.
  static func holds(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      return parts.split { $0.trimmedDescription == "||" }
        .map { all($0.filter { !$0.is(BinaryOperatorExprSyntax.self) }) }
        .reduce(false) { any($0, $1) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return holds(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(question)
  }

  private static func question(_ call: FunctionCallExprSyntax) -> Bool? {
    let name = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "iOS"
    case "targetEnvironment": return name == "macCatalyst" ? false : nil
    case "canImport" where ["UIKit", "Foundation"].contains(name): return true
    case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(name): return false
    default: return nil
    }
  }

  private static func all(_ parts: [ExprSyntax]) -> Bool? {
    let answers = parts.map(holds)
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private static func any(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }
}

/// Finds `os(…)` in a condition, and `canImport` of the log, which another module stands for.
private final class SystemFinder: SyntaxVisitor {
  struct Call {
    var system: String
    var node: FunctionCallExprSyntax
    var isNegated: Bool
  }

  private var calls: [Call] = []

  static func calls(in condition: ExprSyntax) -> [Call] {
    let finder = SystemFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["canImport(os)", "canImport(os.log)"].contains(node.trimmedDescription) {
      calls.append(Call(system: "canImport(os)", node: node, isNegated: false))
    }
    if node.calledExpression.trimmedDescription == "os", let argument = node.arguments.first {
      let isNegated =
        node.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
      calls.append(
        Call(
          system: argument.expression.trimmedDescription, node: node, isNegated: isNegated))
    }
    return .skipChildren
  }
}
