import SwiftSyntax

extension Rewriter {
  /// Gives a class a superclass that can be inherited from: Foundation's locks can't, outside Foundation.
  func replaceSuperclass(of node: ClassDeclSyntax) {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type,
      let substitute = Self.locks[first.trimmedDescription]
    else { return }
    text.add(Edit(first.range, substitute))
  }

  private static let locks = [
    "NSLock": "UIKitLock", "NSRecursiveLock": "UIKitRecursiveLock",
    "Foundation.NSLock": "UIKitLock", "Foundation.NSRecursiveLock": "UIKitRecursiveLock",
  ]

  /// Makes a call of a function of `type.init(…)`, if the class is one that is only known when the program
  /// runs: Swift creates an object of the class that is written.
  func rewriteConstruction(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, let open = node.leftParen,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base, isVariable(base)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard
      Self.ofControllers.contains(labels)
        || isClassOfUIKit(base) && Self.inherited.contains(labels)
    else { return }
    if !usesUIKit { addsUIKit = true }
    let start = base.range.upperBound
    text.add(Edit(node.range.lowerBound..<node.range.lowerBound, "uiKitObject("))
    text.add(Edit(start..<open.range.upperBound, labels.isEmpty ? "" : ", "))
  }

  /// The labels of the initializers that Objective-C inherits.
  private static let inherited: [[String]] = [[], ["frame"]]
  /// Those that only controllers have.
  private static let ofControllers = [["nibName", "bundle"], ["rootViewController"]]

  /// Whether an expression is a value, and no name of a class.
  private func isVariable(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isLowercase == true && !["self", "super"].contains(name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isLowercase == true
    }
    return expression.is(FunctionCallExprSyntax.self) || expression.is(TupleExprSyntax.self)
      || expression.is(SubscriptCallExprSyntax.self)
      || expression.is(ForceUnwrapExprSyntax.self)
  }

  /// Whether the file says that a name is a class of UIKit's or below one.
  private func isClassOfUIKit(_ expression: ExprSyntax) -> Bool {
    metatypes[expression.trimmedDescription].map { declarations.isOfUIKit($0) } ?? false
  }
}

/// Finds the names that a file declares with a type such as `UIViewController.Type`.
final class MetatypeFinder: SyntaxVisitor {
  private var types: [String: String] = [:]

  static func names(in tree: SourceFileSyntax) -> [String: String] {
    let finder = MetatypeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.types
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { note(node.pattern.trimmedDescription, type) }
    return .visitChildren
  }

  private func note(_ name: String, _ type: TypeSyntax) {
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      return note(name, wrapped)
    }
    guard let metatype = type.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return }
    types[name] = metatype.baseType.trimmedDescription
  }
}
