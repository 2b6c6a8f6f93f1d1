import SwiftSyntax

extension Rewriter {
  /// Notes a call of something that only Objective-C can do.
  func checkCall(_ node: FunctionCallExprSyntax) {
    let name: String
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = "." + member.declName.baseName.text
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return
    }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard let text = ObjectiveCOnly.calls[name] ?? ObjectiveCOnly.calls["\(name)(\(labels))"] else {
      return
    }
    remark(text, at: node.calledExpression)
  }

  /// Takes out an override of what only Objective-C's objects have, and notes that nothing calls it.
  func removeUncalled(_ node: FunctionDeclSyntax) -> Bool {
    guard OverridablePart(DeclSyntax(node)).map(isRemoved) == true else { return false }
    if let text = ObjectiveCOnly.overrides[node.fullName] { remark(text, at: node.name) }
    text.blank(node.range)
    return true
  }

  /// Whether a member is such an override, where the package's own classes don't declare it.
  func isRemoved(_ part: OverridablePart) -> Bool {
    part.isOverride && ObjectiveCOnly.overrides[part.name] != nil
      && !declarations.isDeclared(part.name)
  }

  /// Notes an optional method that a class has too late.
  func checkFunction(_ node: FunctionDeclSyntax) {
    if let type = types.last,
      let (superclass, protocolName) = declarations.lateConformance(of: node.fullName, in: type)
    {
      remark(
        "\(superclass) conforms to \(protocolName) without \(node.fullName), so calls through "
          + "\(protocolName) don't reach this method here; declare it in \(superclass) as well",
        at: node.name)
    }
  }
}

/// What needs Objective-C's run time, and what to say of it.
enum ObjectiveCOnly {
  private static let observation =
    "observing a key path that is a text needs Objective-C's run time: the observer is never called "
    + "here; write observe(\\.name) { … }"
  private static let coding = "key-value coding needs Objective-C's run time"
  private static let swizzling =
    "methods can't be exchanged at run time without Objective-C: the original is called here"
  private static let named =
    "a selector made from a string finds no method here; write #selector"

  /// Functions by name, or by name and labels.
  static let calls = [
    "NSSelectorFromString": named, "Selector(_:)": named,
    ".value(forKey:)": coding, ".value(forKeyPath:)": coding, ".setValue(_:forKey:)": coding,
    ".setValue(_:forKeyPath:)": coding, ".setValuesForKeys(_:)": coding,
    ".addObserver(_:forKeyPath:options:context:)": observation,
    "method_exchangeImplementations": swizzling, "method_setImplementation": swizzling,
    "class_replaceMethod": swizzling, "class_addMethod": swizzling,
    "class_getInstanceMethod": swizzling, "class_getClassMethod": swizzling,
    "imp_implementationWithBlock": swizzling,
  ]

  private static let coded = coding + ": this method is never called here"
  private static let forwarding =
    "messages aren't forwarded without Objective-C: this method is never called here"
  private static let asking =
    "objects aren't asked that without Objective-C's run time: this method is never called here, what "
    + "the class and its superclasses declare is what counts"

  /// Methods of Objective-C's objects that those of Linux don't have; overrides of them are never called.
  static let overrides = [
    "forwardingTarget(for:)": forwarding, "forwardInvocation(_:)": forwarding,
    "doesNotRecognizeSelector(_:)": forwarding, "resolveInstanceMethod(_:)": forwarding,
    "resolveClassMethod(_:)": forwarding, "method(for:)": forwarding,
    "responds(to:)": asking, "conforms(to:)": asking, "isKind(of:)": asking,
    "isMember(of:)": asking, "perform(_:)": asking, "perform(_:with:)": asking,
    "perform(_:with:with:)": asking,
    "observeValue(forKeyPath:of:change:context:)": observation,
    "automaticallyNotifiesObservers(forKey:)": observation,
    "keyPathsForValuesAffectingValue(forKey:)": observation,
    "value(forKey:)": coded, "setValue(_:forKey:)": coded, "value(forKeyPath:)": coded,
    "setValue(_:forKeyPath:)": coded, "setNilValueForKey(_:)": coded,
    "value(forUndefinedKey:)": coded, "setValue(_:forUndefinedKey:)": coded,
    "initialize()": "classes aren't initialized by Objective-C here: this method is never called",
  ]
}
