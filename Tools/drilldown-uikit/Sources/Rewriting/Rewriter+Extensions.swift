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
  /// Whether `#if` is around the extension.
  var isConditional: Bool { !branches.isEmpty }
}

/// A member of an extension that belongs in a class of another file.
public struct SentMember: Sendable {
  /// The class, with the types around it.
  public let type: String
  /// Its lines as they are compiled, with a directive that says where they are written.
  public let text: String
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
      guard let part = OverridablePart(member.decl), !isRemoved(part),
        part.isOverride || declarations.isOverridden(part.name, below: name)
      else { continue }
      let access = part.modifiers.access.isEmpty ? node.modifiers.access : ""
      if !access.isEmpty {  // Behind the member's own attributes.
        text.insert((access == "private" ? "fileprivate" : access) + " ", at: part.start)
      }
      movedMembers.append(
        MovedMember(
          type: type, branches: node.branches, range: member.decl.range,
          prefix: attributes.joined(separator: " ")))
    }
  }

  /// Moves the members that were noted into their classes; those of classes in other files are handed
  /// over, if one file has the class.
  ///
  /// What the compiler says of them has the place where they are written.
  func moveMembers() {
    for member in movedMembers {
      guard
        let end = classEnds.first(where: {
          $0.type == member.type && $0.branches == member.branches
        })
      else {
        sendMember(member)
        continue
      }
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

  /// Takes a member out of the file, for the class in another one.
  private func sendMember(_ member: MovedMember) {
    guard !classEnds.contains(where: { $0.type == member.type }), !member.isConditional,
      uniqueClasses.contains(member.type), !usesPrivateNames(in: member.range)
    else { return }
    let start = converter.location(for: AbsolutePosition(utf8Offset: member.range.lowerBound))
    let prefix = member.prefix.isEmpty ? "" : member.prefix + "\n"
    let line = prefix.isEmpty ? start.line : max(start.line - 1, 1)
    sentMembers.append(
      SentMember(
        type: member.type,
        text: "\n#sourceLocation(file: \"\(path)\", line: \(line))\n\(prefix)"
          + String(repeating: " ", count: start.column - 1) + text.cut(member.range)))
  }

  /// Whether a part of the file uses what only this file can see.
  private func usesPrivateNames(in range: Range<Int>) -> Bool {
    let words = Set(
      String(decoding: text.original[range], as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return !words.isDisjoint(with: PrivateNames.of(tree))
  }

  /// The name of a type with those around it; nil in a function.
  func qualified(_ name: String) -> String? {
    types.contains("") ? nil : (types + [name]).joined(separator: ".")
  }
}

/// Finds the names that a file declares for itself.
private final class PrivateNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ tree: SourceFileSyntax) -> Set<String> {
    let finder = PrivateNames(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { _ = note(binding.pattern.trimmedDescription, node.modifiers) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = note(node.name.text, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = note(node.name.text, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = note(node.name.text, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if ["private", "fileprivate"].contains(node.modifiers.access) {
      for member in node.memberBlock.members {
        OverridablePart(member.decl).map {
          _ = names.insert(String($0.name.prefix { $0 != "(" }))
        }
      }
    }
    return .visitChildren
  }

  private func note(
    _ name: String, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    if ["private", "fileprivate"].contains(modifiers.access) { names.insert(name) }
    return .skipChildren
  }
}

/// A method or property that a class can override.
struct OverridablePart {
  let name: String
  let modifiers: DeclModifierListSyntax
  /// Where its modifiers begin, behind its attributes.
  let start: Int

  var isOverride: Bool { modifiers.contains("override") }

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (name, modifiers) = (function.fullName, function.modifiers)
      start = (function.modifiers.first?.range ?? function.funcKeyword.range).lowerBound
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern
    {
      (name, modifiers) = (pattern.trimmedDescription, variable.modifiers)
      start = (variable.modifiers.first?.range ?? variable.bindingSpecifier.range).lowerBound
    } else {
      return nil
    }
  }
}

extension SyntaxProtocol {
  /// The branches of `#if` that a node is in, from the inside; code for iOS is compiled like that without
  /// a condition.
  var branches: [SyntaxIdentifier] {
    sequence(first: Syntax(self), next: \.parent)
      .filter { $0.as(IfConfigClauseSyntax.self)?.isForIOS == false }.map(\.id)
  }
}

extension IfConfigClauseSyntax {
  /// Whether it is compiled because UIKit is there: `#if os(iOS)`, perhaps with other systems.
  fileprivate var isForIOS: Bool {
    guard poundKeyword.tokenKind == .poundIf, let condition else { return false }
    let parts = condition.trimmedDescription.split(separator: "||").map {
      $0.filter { !$0.isWhitespace }
    }
    return parts.contains("os(iOS)") || parts.contains("canImport(UIKit)")
  }
}
