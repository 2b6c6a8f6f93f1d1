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
    let imports = node.clauses.flatMap { ImportFinder.imports(of: $0) }
    if servesLinux || !AppleModule.absent.isDisjoint(with: imports) || imports.contains("Glibc") {
      return
    }
    for call in systems {
      switch call.system {
      case "iOS", "canImport(os)": text.exchange(call.node.range, for: "true")
      case "Linux": text.exchange(call.node.range, for: "false")
      default: break
      }
    }
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
