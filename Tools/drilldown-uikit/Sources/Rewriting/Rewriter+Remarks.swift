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

  /// Notes an override that only Objective-C's run time calls.
  func checkFunction(_ node: FunctionDeclSyntax) {
    if node.modifiers.contains("override") {
      if let text = ObjectiveCOnly.overrides[node.fullName] { remark(text, at: node.name) }
    } else if let type = types.last,
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

  /// Methods whose overrides are never called.
  static let overrides = [
    "forwardingTarget(for:)":
      "messages aren't forwarded without Objective-C: this method is never called here",
    "observeValue(forKeyPath:of:change:context:)": observation,
    "value(forUndefinedKey:)": coding, "setValue(_:forUndefinedKey:)": coding,
  ]
}
