import SwiftSyntax

extension Rewriter {
  /// Adds to a class what sets its outlets by name and finds its actions, which Objective-C does for nibs
  /// and storyboards.
  func addOutlets(to node: ClassDeclSyntax) {
    guard usesUIKit, let type = qualified(node.name.text), let members = interfaceMembers[type],
      declarations.mayBeResponder(node.name.text)
    else { return }
    let own = members.filter { $0.branches == node.branches }
    let access =
      ["open", "public"].contains(node.modifiers.access) ? node.modifiers.access + " " : ""
    let outlets = own.compactMap(\.outlet).map {
      "case \"\($0)\": self.\($0) = uiKitOutlet(uiKitObject)"
    }
    let actions = own.compactMap(\.action).map { action in
      let name = declarations.method(action.base, action.labels, in: node.name.text)?.selector
      let selector = name ?? SelectorName.method(action.base, action.labels)
      let method = "\(node.name.text).\(action.reference)"
      return "case \"\(selector)\": return Selector(\"\(selector)\", \(method))"
    }
    var overrides: [String] = []
    if !outlets.isEmpty {
      overrides.append(
        "\(access)override func uiKitSetOutlet(_ uiKitName: String, _ uiKitObject: Any?) -> Bool "
          + "{ switch uiKitName { \(outlets.joined(separator: "; ")); "
          + "default: return super.uiKitSetOutlet(uiKitName, uiKitObject) }; return true }")
    }
    if !actions.isEmpty {
      overrides.append(
        "\(access)override func uiKitAction(_ uiKitName: String) -> Selector? "
          + "{ switch uiKitName { \(actions.joined(separator: "; ")); "
          + "default: return super.uiKitAction(uiKitName) } }")
    }
    guard !overrides.isEmpty, let last = node.memberBlock.members.last else { return }
    let brace = node.memberBlock.rightBrace.range.lowerBound
    let isOnOneLine = !text.original[last.range.upperBound..<brace].contains(UInt8(ascii: "\n"))
    text.insert((isOnOneLine ? "; " : "") + overrides.joined(separator: "; ") + " ", at: brace)
  }
}

/// A member of a class that a file of Interface Builder's can name.
struct InterfaceMember {
  /// The name of a property; nil for a method.
  var outlet: String?
  /// A method; nil for a property.
  var action: Action?
  /// The branches of `#if` around it.
  var branches: [SyntaxIdentifier]

  /// A method that controls call.
  struct Action {
    var base: String
    var labels: [String?]
    /// How it is named where its class is known.
    var reference: String
  }
}

/// Finds the outlets and actions in a file, by class; those of extensions are their class's.
final class InterfaceMemberFinder: SyntaxVisitor {
  private var types: [String] = []
  private var members: [String: [InterfaceMember]] = [:]

  static func members(in tree: SourceFileSyntax) -> [String: [InterfaceMember]] {
    let finder = InterfaceMemberFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.members
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .skipChildren }
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("IBOutlet") != nil {
      for binding in node.bindings {
        let name = binding.pattern.trimmedDescription
        add(InterfaceMember(outlet: name, branches: node.branches))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("IBAction") != nil, !node.isAsync, !node.isThrowing {
      let labels = node.labels.map { ($0 ?? "_") + ":" }.joined()
      let reference = labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels))"
      let action = InterfaceMember.Action(
        base: node.baseName, labels: node.labels, reference: reference)
      add(InterfaceMember(action: action, branches: node.branches))
    }
    return .skipChildren
  }

  private func add(_ member: InterfaceMember) {
    members[types.joined(separator: "."), default: []].append(member)
  }
}
