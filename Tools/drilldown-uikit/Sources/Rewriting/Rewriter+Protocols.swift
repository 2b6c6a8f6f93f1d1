import SwiftSyntax

extension Rewriter {
  /// Makes a protocol of Swift of one of Objective-C.
  ///
  /// Requirements that are optional become ones that can throw, with a default that does;
  /// `delegate.method?(…)` is nil then.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.named("objc") != nil else { return }
    var optional = OptionalRequirements(of: node)
    for member in node.memberBlock.members { optional.add(member.decl) }
    inherit(optional.inherited, node)
    for edit in optional.edits { text.add(edit) }
    for range in optional.blanks { text.blank(range) }
    for remark in optional.remarks { self.remark(remark.text, at: remark.node) }
    guard !optional.isEmpty else { return }
    let end = node.range.upperBound
    text.add(Edit(end..<end, optional.additions))
  }

  /// Makes a closure of an optional method that is used as a value: `delegate.item(_:didMoveTo:)`.
  ///
  /// Only a call finds out whether the method is there, so that the value is never nil.
  func rewriteOptionalMethod(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.parent?.is(FunctionCallExprSyntax.self) == false,
      let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    else { return }
    let name = node.declName.baseName.text.withoutBackticks
    let isCalled = node.parent?.is(OptionalChainingExprSyntax.self) == true
    guard
      let returns = declarations.returnsValue(
        "\(name)(\(labels.map { $0 + ":" }.joined()))", ofUIKit: isCalled)
    else { return }
    let values = labels.enumerated().map { index, label in
      (label == "_" ? "" : label + ": ") + "$\(index)"
    }.joined(separator: ", ")
    let call = "call(\(values))"
    text.add(
      Edit(
        node.declName.range,
        "\(node.declName.baseName.text).map { call in { \(returns ? call : "_ = " + call) } }"))
    if isCalled { return }
    remark(
      "an optional method is never nil as a value here, as only a call finds out whether it is there: "
        + "write \(node.declName.baseName.text)?(…)", at: node.declName)
  }

  private func inherit(_ names: [String], _ node: ProtocolDeclSyntax) {
    let present = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isOfClasses = present.contains("AnyObject") || present.contains("class")
    let names = names.filter { $0 != "AnyObject" || !isOfClasses }.joined(separator: ", ")
    if names.isEmpty { return }
    if let inherited = node.inheritanceClause {
      let word = inherited.inheritedTypes.first { $0.type.trimmedDescription == "class" }
      if let end = word?.type.range.upperBound {  // It has to be the first one.
        return text.add(Edit(end..<end, ", \(names)"))
      }
      let start = inherited.colon.range.upperBound
      text.add(Edit(start..<start, " \(names),"))
    } else {
      let end = node.name.range.upperBound
      text.add(Edit(end..<end, ": \(names)"))
    }
  }
}

/// The optional requirements of a protocol, and the Swift for them.
struct OptionalRequirements {
  private let protocolName: String
  private let access: String
  private let actor: String
  /// The functions that stand for optional methods, by base name, in their order.
  private var calls: [(base: String, functions: [String])] = []
  private var defaults: [String] = []
  private var properties: [(name: String, type: String, isolation: String)] = []
  /// Methods without parameters: a property of the same name can't be beside one.
  private var plain: [(requirement: String, defaultBody: String)] = []
  /// The changes in the protocol itself.
  private(set) var edits: [Edit] = []
  /// What disappears: the words `optional`, and properties.
  private(set) var blanks: [Range<Int>] = []
  private(set) var remarks: [(text: String, node: Syntax)] = []

  init(of node: ProtocolDeclSyntax) {
    protocolName = node.name.text
    let written = node.modifiers.access
    access = written.isEmpty ? "" : (written == "private" ? "fileprivate" : written) + " "
    actor = node.attributes.actor.map { $0.trimmedDescription + " " } ?? ""
  }

  /// Whether no requirement is optional.
  var isEmpty: Bool { defaults.isEmpty && !hasBase }

  /// What the protocol inherits besides.
  var inherited: [String] { ["AnyObject"] + (hasBase ? [baseName] : []) }

  private var hasBase: Bool { !properties.isEmpty || !plain.isEmpty }

  /// The protocol of the optional properties and of methods without parameters: what one reads is another
  /// property of that name, so their requirements are declared elsewhere.
  private var baseName: String { "_\(protocolName)_optional" }

  /// Takes a requirement in, if it is optional.
  mutating func add(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let word = optionalWord(of: function.modifiers) else { return }
      if function.signature.parameterClause.parameters.isEmpty {
        blanks.append(function.range)
      } else {
        blanks.append(word)
      }
      add(function)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      if optionalWord(of: variable.modifiers) != nil { add(variable) }
    }
  }

  private func optionalWord(of modifiers: DeclModifierListSyntax) -> Range<Int>? {
    modifiers.first { $0.name.text == "optional" }?.range
  }

  private mutating func add(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause
    let isPlain = parameters.parameters.isEmpty
    let call = OptionalCall(function, actor: actor, object: isPlain ? baseName : nil)
    if isPlain {
      plain.append((call.requirement, call.defaultBody(access: access)))
    } else {
      if !function.isThrowing {
        let end = (function.signature.effectSpecifiers?.range ?? parameters.range).upperBound
        edits.append(Edit(end..<end, " throws"))
      }
      defaults.append(call.defaultBody(access: access))
    }
    let body = call.function(access: access)
    if let index = calls.firstIndex(where: { $0.base == function.baseName }) {
      calls[index].functions.append(body)
    } else {
      calls.append((function.baseName, [body]))
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors
    else { return }
    if accessors.contains(where: { $0.accessorSpecifier.text == "set" }) {
      remarks.append(
        ("an optional property can't be set through the protocol here", Syntax(variable)))
    }
    blanks.append(variable.range)
    let name = binding.pattern.trimmedDescription
    let isolation = variable.attributes.actor.map { $0.trimmedDescription + " " } ?? actor
    properties.append((name, type, isolation))
  }

  /// The declarations that follow the protocol, in its last line.
  var additions: String {
    let structs = calls.map { base, functions in
      "; \(actor)\(access)struct \(typeName(base)) { fileprivate let object: any \(protocolName); "
        + functions.joined(separator: "; ") + " }"
    }
    let found = calls.map { base, _ in
      "\(actor)\(access)var `\(base)`: \(typeName(base))? { \(typeName(base))(object: self) }"
    }
    let members = defaults + found + properties.map(readable)
    return base + structs.joined()
      + "; extension \(protocolName) { " + members.joined(separator: "; ") + " }"
  }

  private func readable(_ name: String, _ type: String, _ isolation: String) -> String {
    "\(isolation)\(access)var \(name): \(OptionalCall.optional(type)) { "
      + "\(isolation)func value(_ object: any \(baseName)) throws -> \(type) "
      + "{ try object.\(name) }; return try? value(self) }"
  }

  private var base: String {
    if !hasBase { return "" }
    let required = properties.map { name, type, isolation in
      "@_disfavoredOverload \(isolation)var \(name): \(type) { get throws }"
    }
    let absent = properties.map { name, type, isolation in
      "@_disfavoredOverload \(isolation)\(access)var \(name): \(type) "
        + "{ get throws { throw CancellationError() } }"
    }
    return "; \(actor)\(access)protocol \(baseName): AnyObject { "
      + (required + plain.map(\.requirement)).joined(separator: "; ")
      + " }; extension \(baseName) { "
      + (absent + plain.map(\.defaultBody)).joined(separator: "; ") + " }"
  }

  private func typeName(_ base: String) -> String { "_\(protocolName)_\(base)" }
}

/// An optional method, and the functions that stand for it.
struct OptionalCall {
  private let function: FunctionDeclSyntax
  private let isolation: String
  private let attributes: String
  /// The protocol that requires the method, if it isn't the one that it is written in.
  private let object: String?

  init(_ function: FunctionDeclSyntax, actor: String, object: String?) {
    self.function = function
    self.object = object
    isolation = function.attributes.actor.map { $0.trimmedDescription + " " } ?? actor
    attributes = function.attributes.named("available").map { $0.trimmedDescription + " " } ?? ""
  }

  /// The type with a question mark, unless it has one.
  static func optional(_ type: String) -> String {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ")
      || type.contains("&") ? "(\(type))?" : type + "?"
  }

  /// The requirement.
  var requirement: String { "\(attributes)\(isolation)\(signature)" }

  private var signature: String {
    "func \(function.name.text)(\(parameters))\(effects) throws\(result.map { " -> " + $0 } ?? "")"
  }

  /// The body of those that lack the method.
  func defaultBody(access: String) -> String {
    "\(attributes)\(isolation)\(access)\(signature) { throw CancellationError() }"
  }

  /// The function that `delegate.method?(…)` calls.
  func function(access: String) -> String {
    let own = function.isThrowing ? " throws" : ""
    let waits = function.isAsync ? "await " : ""
    let receiver = object.map { "(object as any \($0))" } ?? "object"
    let call = "\(waits)\(receiver).\(function.name.text)(\(arguments))"
    let body =
      function.isThrowing
      ? "do { return try \(call) } catch is CancellationError { return nil }" : "try? \(call)"
    return "@discardableResult \(attributes)\(isolation)\(access)func callAsFunction(\(parameters))"
      + "\(effects)\(own) -> \(Self.optional(result ?? "Void")) { \(body) }"
  }

  private var effects: String { function.isAsync ? " async" : "" }

  private var result: String? { function.signature.returnClause?.type.trimmedDescription }

  private var parameters: String {
    list.enumerated().map { index, parameter in
      "\(parameter.firstName.text) p\(index): \(parameter.type.trimmedDescription)"
        + (parameter.ellipsis == nil ? "" : "...")
    }.joined(separator: ", ")
  }

  private var arguments: String {
    zip(list.indices, list).enumerated().map { index, pair in
      let label = pair.1.firstName.text
      return label == "_" ? "p\(index)" : "\(label): p\(index)"
    }.joined(separator: ", ")
  }

  private var list: FunctionParameterListSyntax { function.signature.parameterClause.parameters }
}
