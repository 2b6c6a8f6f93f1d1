import SwiftSyntax

/// A member of an extension that belongs in the class itself: Swift overrides nothing there.
struct MovedMember {
  /// The class, with the types around it.
  var type: String
  /// The branches of `#if` around the extension.
  var branches: [SyntaxIdentifier]
  var range: Range<Int>
  /// What the extension says of all of its members.
  var prefix: String
}

/// Where a class ends, so that members can be added to it.
struct ClassEnd {
  var type: String
  var branches: [SyntaxIdentifier]
  var brace: AbsolutePosition
}

extension Rewriter {
  /// Notes where a class ends.
  func noteEnd(of node: ClassDeclSyntax) {
    guard let type = qualified(node.name.text) else { return }
    classEnds.append(
      ClassEnd(
        type: type, branches: node.branches,
        brace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia))
  }

  /// Notes the members of an extension that override, or that a subclass overrides: Objective-C does
  /// that, Swift only in the class.
  func noteOverrides(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil, let type = qualified(node.extendedType.trimmedDescription)
    else { return }
    let name = String(type.split(separator: ".").last ?? "")
    let attributes = node.attributes.map(\.trimmedDescription)
      .filter { $0.hasPrefix("@available") || $0.hasSuffix("Actor") }
    for member in node.memberBlock.members {
      guard let part = OverridablePart(member.decl),
        part.isOverride || declarations.isOverridden(part.name, below: name)
      else { continue }
      let access = part.modifiers.access.isEmpty ? node.modifiers.access : ""
      movedMembers.append(
        MovedMember(
          type: type, branches: node.branches, range: member.decl.range,
          prefix: (attributes + [access == "private" ? "fileprivate" : access])
            .filter { !$0.isEmpty }.joined(separator: " ")))
    }
  }

  /// Moves the members that were noted into their classes, if those are in the same file.
  ///
  /// What the compiler says of them has the place where they are written.
  func moveMembers() {
    for member in movedMembers {
      guard
        let end = classEnds.first(where: {
          $0.type == member.type && $0.branches == member.branches
        })
      else { continue }
      let start = converter.location(for: AbsolutePosition(utf8Offset: member.range.lowerBound))
      let brace = converter.location(for: end.brace)
      let indentation = String(repeating: " ", count: start.column - 1)
      let prefix = member.prefix.isEmpty ? "" : member.prefix + "\n"
      let line = prefix.isEmpty ? start.line : max(start.line - 1, 1)
      text.move(
        member.range, to: end.brace.utf8Offset,
        after: "\n#sourceLocation(file: \"\(path)\", line: \(line))\n\(prefix)\(indentation)",
        before: "\n#sourceLocation(file: \"\(path)\", line: \(brace.line))\n"
          + String(repeating: " ", count: brace.column - 1))
    }
  }

  /// The name of a type with those around it; nil in a function.
  private func qualified(_ name: String) -> String? {
    types.contains("") ? nil : (types + [name]).joined(separator: ".")
  }
}

/// A method or property that a class can override.
struct OverridablePart {
  let name: String
  let modifiers: DeclModifierListSyntax

  var isOverride: Bool { modifiers.contains("override") }

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (name, modifiers) = (function.fullName, function.modifiers)
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern
    {
      (name, modifiers) = (pattern.trimmedDescription, variable.modifiers)
    } else {
      return nil
    }
  }
}

extension SyntaxProtocol {
  /// The branches of `#if` that a node is in, from the inside.
  fileprivate var branches: [SyntaxIdentifier] {
    sequence(first: Syntax(self), next: \.parent).filter { $0.is(IfConfigClauseSyntax.self) }
      .map(\.id)
  }
}
