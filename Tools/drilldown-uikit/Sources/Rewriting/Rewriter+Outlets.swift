import SwiftSyntax

extension Rewriter {
  /// Adds to a class what sets its outlets by name and finds its actions, which Objective-C does for nibs
  /// and storyboards.
  func addOutlets(to node: ClassDeclSyntax) {
    guard usesUIKit, let type = qualified(node.name.text),
      declarations.mayBeResponder(node.name.text)
    else { return }
    let sent = uniqueClasses.contains(type) ? sentInterfaceMembers[type] ?? [] : []
    let own = (interfaceMembers[type] ?? []).filter { $0.branches == node.branches } + sent
    let access =
      ["open", "public"].contains(node.modifiers.access) ? node.modifiers.access + " " : ""
    func selector(of method: InterfaceMember.Method) -> String {
      declarations.method(method.base, method.labels, in: node.name.text)?.selector
        ?? SelectorName.method(method.base, method.labels)
    }
    var outlets: [String] = []
    var actions: [String] = []
    var destinations: [String] = []
    for member in own {
      switch member.kind {
      case .outlet(let name):
        outlets.append("case \"\(name)\": self.\(name) = uiKitOutlet(uiKitObject)")
      case .attribute(let name):
        outlets.append("case \"\(name)\": uiKitAttribute(uiKitObject, &self.\(name))")
      case .action(let method):
        let selector = selector(of: method)
        actions.append(
          "case \"\(selector)\": "
            + "return Selector(\"\(selector)\", \(node.name.text).\(method.reference))")
      case .destination(let method):
        let values = ["uiKitCoder", "uiKitSender", "uiKitIdentifier"]
        let arguments = zip(method.labels, values).map { ($0.0.map { "\($0): " } ?? "") + $0.1 }
        destinations.append(
          "case \"\(selector(of: method))\": "
            + "return self.\(method.base)(\(arguments.joined(separator: ", ")))")
      }
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
    if !destinations.isEmpty {
      overrides.append(
        "\(access)override func uiKitDestination(_ uiKitName: String, _ uiKitCoder: NSCoder, "
          + "_ uiKitSender: Any?, _ uiKitIdentifier: String?) -> UIViewController? "
          + "{ switch uiKitName { \(destinations.joined(separator: "; ")); default: return "
          + "super.uiKitDestination(uiKitName, uiKitCoder, uiKitSender, uiKitIdentifier) } }")
    }
    guard !overrides.isEmpty else { return }
    let brace = node.memberBlock.rightBrace.range.lowerBound
    let isOnOneLine = node.memberBlock.members.last.map {
      !text.original[$0.range.upperBound..<brace].contains(UInt8(ascii: "\n"))
    }
    text.insert(
      (isOnOneLine == true ? "; " : "") + overrides.joined(separator: "; ") + " ", at: brace)
  }

  /// Lets the class, which is in another file, name a private method that a file of Interface Builder's
  /// can name.
  func openInterfaceMember(_ node: FunctionDeclSyntax) {
    let type = types.joined(separator: ".")
    guard node.attributes.isOfInterface, uniqueClasses.contains(type),
      !classesInFile.contains(type),
      let access = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text)
      })
    else { return }
    text.exchange(access.range, for: "")
  }
}

/// A member of a class that a file of Interface Builder's can name.
public struct InterfaceMember: Sendable {
  var kind: Kind
  /// The branches of `#if` around it.
  var branches: [SyntaxIdentifier]
  /// Whether it is in an extension that only its file sees.
  var isInPrivateExtension: Bool

  /// What it is for.
  enum Kind {
    /// A property for an object of the file.
    case outlet(String)
    /// A property for a value of the file.
    case attribute(String)
    /// A method that controls call.
    case action(Method)
    /// A method that creates the destination of a segue.
    case destination(Method)
  }

  /// A method.
  struct Method {
    var base: String
    var labels: [String?]
    /// How it is named where its class is known.
    var reference: String
  }
}

extension ParsedFile {
  /// The methods in extensions that belong to classes of other files, as a file of Interface Builder's can
  /// name them; those of private extensions aren't seen there.
  public var sentInterfaceMembers: [String: [InterfaceMember]] {
    let own = InterfaceMemberFinder.classes(in: tree)
    return InterfaceMemberFinder.members(in: tree).filter { !own.contains($0.key) }
      .mapValues { $0.filter { $0.branches.isEmpty && !$0.isInPrivateExtension } }
  }
}

extension AttributeListSyntax {
  /// Whether a file of Interface Builder's names the method.
  fileprivate var isOfInterface: Bool {
    named("IBAction") != nil || named("IBSegueAction") != nil
  }
}

/// Finds the outlets and actions in a file, by class; those of extensions are their class's.
final class InterfaceMemberFinder: SyntaxVisitor {
  private var types: [String] = []
  private var members: [String: [InterfaceMember]] = [:]

  private var isInPrivateExtension = false
  /// The classes that are declared in the file.
  private var classes: Set<String> = []

  static func members(in tree: SourceFileSyntax) -> [String: [InterfaceMember]] {
    let finder = InterfaceMemberFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.members
  }

  static func classes(in tree: SourceFileSyntax) -> Set<String> {
    let finder = InterfaceMemberFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.classes
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    classes.insert(types.joined(separator: "."))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    isInPrivateExtension = ["private", "fileprivate"].contains(node.modifiers.access)
    return node.genericWhereClause == nil ? .visitChildren : .skipChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast()
    isInPrivateExtension = false
  }

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
    let isOutlet = node.attributes.named("IBOutlet") != nil
    if isOutlet || node.attributes.named("IBInspectable") != nil {
      for binding in node.bindings {
        let name = binding.pattern.trimmedDescription
        add(isOutlet ? .outlet(name) : .attribute(name), node)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.isOfInterface, !node.isAsync, !node.isThrowing {
      let labels = node.labels.map { ($0 ?? "_") + ":" }.joined()
      let reference = labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels))"
      let method = InterfaceMember.Method(
        base: node.baseName, labels: node.labels, reference: reference)
      add(node.attributes.named("IBAction") != nil ? .action(method) : .destination(method), node)
    }
    return .skipChildren
  }

  private func add(_ kind: InterfaceMember.Kind, _ node: some SyntaxProtocol) {
    members[types.joined(separator: "."), default: []].append(
      InterfaceMember(
        kind: kind, branches: node.branches, isInPrivateExtension: isInPrivateExtension))
  }
}
