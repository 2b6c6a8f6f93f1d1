import SwiftSyntax

extension Rewriter {
  /// Makes `Selector("name", Type.method)` of `#selector`: the reference to the method has the
  /// overload, the access and the override that the compiler chooses.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let method = MethodReference(argument.expression)
    switch argument.label?.text {
    case "getter": exchange(node, for: "Selector(\"\(method.base)\")")
    case "setter": exchange(node, for: "Selector(\"\(SelectorName.setter(method.base))\")")
    default: exchange(node, for: selector(of: method, at: node))
    }
  }

  /// Makes a string of `#keyPath`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let path = argument.expression.trimmedDescription.split(separator: ".")
      .map { $0.trimmingPrefix { $0 == " " } }
      .drop { $0.first?.isUppercase ?? false || $0 == "self" }
    exchange(node, for: "\"\(path.joined(separator: "."))\"")
  }

  private func exchange(_ node: MacroExpansionExprSyntax, for replacement: String) {
    let breaks = text.original[node.range].count { $0 == UInt8(ascii: "\n") }
    text.add(Edit(node.range, replacement + String(repeating: "\n", count: breaks)))
  }

  private func selector(of method: MethodReference, at node: MacroExpansionExprSyntax) -> String {
    let type = method.type ?? types.last { !$0.isEmpty }
    let record =
      method.labels.map { declarations.method(method.base, $0, in: type) }
      ?? declarations.method(method.base, in: type)
    let name =
      record?.selector ?? SelectorName.method(method.base, method.labels ?? [])
    guard record?.isStatic != true, let holder = method.holder ?? type else {
      return "Selector(\"\(name)\")"
    }
    let reference = "\(holder).\(method.reference)"
    guard let signature = method.signature else { return "Selector(\"\(name)\", \(reference))" }
    return "Selector(\"\(name)\", \(reference) as (\(holder)) -> @MainActor \(signature))"
  }
}

/// What stands in `#selector(…)`, taken apart.
struct MethodReference {
  /// The name without labels.
  private(set) var base = ""
  /// The labels if they are given; nil stands for one that is absent.
  private(set) var labels: [String?]?
  /// The name as it is written, with its labels.
  private(set) var reference = ""
  /// The type that is named in front of the method.
  private(set) var type: String?
  /// The expression for the type whose method it is, if it isn't the type around it.
  private(set) var holder: String?
  /// The type of the method, after `as`.
  private(set) var signature: String?

  init(_ expression: ExprSyntax) { read(expression) }

  private mutating func read(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      read(only.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      signature = parts.last.flatMap { $0.as(TypeExprSyntax.self)?.type.trimmedDescription }
      parts.first.map { read($0) }
    } else if let cast = expression.as(AsExprSyntax.self) {
      signature = cast.type.trimmedDescription
      read(cast.expression)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
      read(chain.expression)
    } else if let unwrapping = expression.as(ForceUnwrapExprSyntax.self) {
      read(unwrapping.expression)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      read(member.declName)
      member.base.map { readBase($0) }
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      read(name)
    }
  }

  private mutating func read(_ name: DeclReferenceExprSyntax) {
    base = name.baseName.text.withoutBackticks
    reference = name.trimmedDescription
    labels = name.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }

  private mutating func readBase(_ expression: ExprSyntax) {
    let text = expression.trimmedDescription
    if text == "self" || text == "super" { return }
    let last = text.split(separator: ".").last ?? ""
    if last.first?.isUppercase ?? false {
      holder = text
      type = text == "Self" ? nil : String(last.prefix { $0 != "<" })
    } else {
      holder = "type(of: \(text.replacing("?", with: "!")))"
    }
  }
}
