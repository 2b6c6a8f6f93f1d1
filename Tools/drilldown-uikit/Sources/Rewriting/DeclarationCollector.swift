import SwiftSyntax

/// Collects the declarations of a file.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var declarations: Declarations
  private var types: [String] = []

  init(into declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("MainActor") != nil { declarations.setOnMainActor(node.name.text) }
    if !types.contains("") {
      let name = (types + [node.name.text]).joined(separator: ".")
      declarations.count(class: name)
      if !node.branches.isEmpty { declarations.count(class: name) }
    }
    if node.attributes.named("objcMembers") != nil { declarations.setObjectiveC(node.name.text) }
    return enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    conform(node.name.text, node.inheritanceClause)
    return enter(node.name.text, nil)
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    conform(node.name.text, node.inheritanceClause)
    return enter(node.name.text, nil)
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains("optional")
      else { continue }
      declarations.add(optional: function.fullName, of: node.name.text)
      declarations.add(ownOptional: function.fullName, returns: !function.returnsNothing)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = types.last ?? ""
    types.append("")  // What is declared in its body is no method of the type around it.
    if !outer.isEmpty { add(node, to: outer) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { types.removeLast() }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let part = OverridablePart(node.decl), part.isOverride, let type = types.last, !type.isEmpty
    {
      declarations.add(override: part.name, in: type)
    }
    return .visitChildren
  }

  private func add(_ node: FunctionDeclSyntax, to type: String) {
    let name = node.attributes.named("objc")?.arguments?.trimmedDescription
    let isStatic = node.modifiers.contains("static") || node.modifiers.contains("class")
    declarations.add(
      MethodRecord(
        type: type, base: node.baseName, labels: node.labels, isThrowing: node.isThrowing,
        isStatic: isStatic, explicitName: name))
    if !isStatic, node.modifiers.access != "private" {
      declarations.add(method: node.fullName, to: type)
    }
  }

  private func enter(
    _ name: String, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    types.append(name)
    if let inheritance {
      declarations.inherit(inheritance.names, by: name)
      declarations.conform(name, to: inheritance.names)
    }
    return .visitChildren
  }

  private func conform(_ name: String, _ inheritance: InheritanceClauseSyntax?) {
    inheritance.map { declarations.conform(name, to: $0.names) }
  }
}

extension InheritanceClauseSyntax {
  /// The names of the types, without their arguments and attributes.
  fileprivate var names: [String] {
    inheritedTypes.map { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      return String(type.trimmedDescription.prefix { $0 != "<" })
    }
  }
}
