import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without the blanks and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The attribute with a name, if it is there.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  /// The attribute that names an actor, if there is one: `@MainActor`, or one that ends in `Actor`.
  var actor: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.hasSuffix("Actor") }
  }
}

extension DeclModifierListSyntax {
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// How far others see the declaration, as it stands there.
  var access: String {
    first { ["open", "public", "package", "fileprivate", "private"].contains($0.name.text) }?
      .name.text ?? ""
  }
}

extension FunctionDeclSyntax {
  /// The labels of the parameters; nil where there is none.
  var labels: [String?] {
    signature.parameterClause.parameters.map {
      let name = $0.firstName.text.withoutBackticks
      return name == "_" ? nil : name
    }
  }

  /// The name in backticks or not, without them.
  var baseName: String { name.text.withoutBackticks }

  /// The name with all labels: `tableView(_:didSelectRowAt:)`.
  var fullName: String { baseName + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }

  /// Whether it returns no value.
  var returnsNothing: Bool {
    signature.returnClause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
  }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
  var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }
}
