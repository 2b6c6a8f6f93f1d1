import SwiftSyntax

extension Rewriter {
  /// Makes a dynamic property say that it was set, so that those who observe it are called.
  func observeProperty(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
      node.attributes.named("objc") != nil || types.last.map(declarations.isObjectiveC) == true,
      !["static", "class", "lazy"].contains(where: node.modifiers.contains),
      node.bindings.count == 1, let binding = node.bindings.first
    else { return }
    let note = "drilldownValueDidChange()"
    guard let block = binding.accessorBlock else {
      let end = binding.range.upperBound
      text.add(Edit(end..<end, " { didSet { \(note) } }"))
      return
    }
    if case .accessors(let accessors) = block.accessors {
      if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
        let start = body.leftBrace.range.upperBound
        text.add(Edit(start..<start, " \(note);"))
      } else if let last = accessors.last, last.accessorSpecifier.text == "willSet" {
        let end = last.range.upperBound
        text.add(Edit(end..<end, " didSet { \(note) }"))
      }
    }
  }
}
