import SwiftSyntax

// Nothing asks a view of SwiftUI's for its contents here, which are therefore nothing: so they can use
// everything that SwiftUI has, and the module has to declare only what is around them.
extension Rewriter {
  /// Empties a method of a view that returns one; returns whether it did.
  func emptyView(_ node: FunctionDeclSyntax) -> Bool {
    guard let body = node.body, let type = node.signature.returnClause?.type else { return false }
    return empty(body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound, of: type)
  }

  /// Empties a computed property of a view that is one; returns whether it did.
  func emptyView(_ node: VariableDeclSyntax) -> Bool {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let block = binding.accessorBlock, case .getter = block.accessors
    else { return false }
    return empty(block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound, of: type)
  }

  private func empty(_ contents: Range<Int>, of type: TypeSyntax) -> Bool {
    guard usesSwiftUI, let owner = types.last else { return false }
    let isOfViews = owner == "View" || owner == "SwiftUI.View"
    guard isOfViews || declarations.isOfSwiftUI(owner),
      let nothing = Self.contents[type.trimmedDescription]
    else { return false }
    let breaks = text.original[contents].count { $0 == UInt8(ascii: "\n") }
    text.add(
      Edit(
        contents,
        " \(isOfViews && nothing == Self.emptyView ? "self" : nothing) "
          + String(repeating: "\n", count: breaks)))
    return true
  }

  private static let emptyView = "EmptyView()"

  /// What stands for the contents of a type.
  private static let contents = [
    "some View": emptyView, "some SwiftUI.View": emptyView, "AnyView": "AnyView(EmptyView())",
    "Text": "Text(\"\")",
  ]
}
