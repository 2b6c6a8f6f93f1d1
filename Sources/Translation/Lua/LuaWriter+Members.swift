import Lua

extension LuaWriter {
  // MARK: Names

  /// What a word alone is.
  func name(_ name: String, expecting expected: ValueType) throws(NotTranslated) -> LuaExpression {
    if let line = lost[name] {
      throw NotTranslated(reason: "it needs `\(name)`, which line \(line) would make")
    }
    if let type = type(of: name) { return LuaExpression(text: luaName(name), type: type) }
    switch name {
    case "self": return selfValue()
    case "super": throw NotTranslated(reason: "`super` is written only before a method")
    case "_cmd": return LuaExpression(text: "\"_cmd\"", level: .literal, type: .text)
    case "Self": return LuaExpression(text: owner?.name ?? name, type: .ofClass(owner?.name ?? ""))
    default: break
    }
    if owner != nil, let own = try ownMember(name) { return own }
    if isClass(name) { return LuaExpression(text: name, type: .ofClass(name)) }
    if functions[name] != nil || globals.contains(name) {
      return LuaExpression(text: luaName(name))
    }
    if let constant = try constant(name, expecting: expected) { return constant }
    if name.hasPrefix("_"), name.count > 1, let owner {
      let property = String(name.dropFirst())
      if owner.methods.contains(where: { $0.function.selector == property }) {
        return LuaExpression(text: "self.\(property)Value")
      }
      return try ownMember(String(name.dropFirst()))
        ?? LuaExpression(text: "self.\(name.dropFirst())")
    }
    if owner == nil, language == .swift, let implicit = try implicitSelf(name) { return implicit }
    // A name that nothing declares is a variable of the object in Objective-C.
    if language == .objectiveC, owner != nil, !isStatic, name.first?.isLowercase == true {
      return LuaExpression(text: "self.\(luaName(name))")
    }
    return LuaExpression(text: luaName(name))
  }

  func isClass(_ name: String) -> Bool { types[name] != nil || vocabulary.isClass(name) }

  /// What self is, with its class.
  func selfValue() -> LuaExpression {
    if let selfName { return LuaExpression(text: selfName, type: selfType) }
    if !globals.contains("self") {
      needsSelf = true
      note(
        .remark("`self` is no object here: write whose it is, as `home` in `home.title`"))
    }
    return LuaExpression(text: "self", type: .unknown)
  }

  private var selfType: ValueType {
    guard let owner else { return .unknown }
    if isStatic { return .ofClass(owner.name) }
    return owner.kind == .enumeration ? .ownCase(owner.name) : .object(owner.name)
  }

  /// A member of the class whose method is written, or of one it inherits from.
  private func ownMember(_ name: String) throws(NotTranslated) -> LuaExpression? {
    guard let owner else { return nil }
    if owner.isApp, name == "window" {
      return LuaExpression(text: "window", type: .object("UIWindow"))
    }
    if language == .objectiveC, owner.hasGetter(name) {
      return LuaExpression(text: "self.\(name)Value")
    }
    let isKnown = ownTypes(of: owner.name).contains { type in
      type.property(name) != nil || type.method(name) != nil
        || type.cases.contains { $0.name == name }
    }
    let host = hostClass(of: owner.name)
    // A member of UIKit's is meant by its Swift name only; in Objective-C nothing is implied.
    let isHosts =
      language == .swift && host.map { vocabulary.members(of: $0)[name] != nil } ?? false
    guard isKnown && (language == .swift || !isHosts) || isHosts else { return nil }
    return try member(name, of: selfValue(), expecting: .unknown)
  }

  /// A member of controllers that is read where there is no class.
  private func implicitSelf(_ name: String) throws(NotTranslated) -> LuaExpression? {
    let usual =
      vocabulary.members(of: "UIViewController")[name]
      ?? vocabulary.members(of: "UITableViewController")[name]
    guard let usual, !usual.isCalled else { return nil }
    needsSelf = true
    var value = selfValue()
    value.type = .object("UITableViewController")
    return try member(name, of: value, expecting: .unknown)
  }

  /// `YES`, `UIModalPresentationFormSheet`.
  private func constant(
    _ name: String, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    if let value = Self.constants[name] {
      return LuaExpression(text: value.0, level: .literal, type: value.1)
    }
    if case .oneOf(let enumeration) = expected, let found = enumeration.caseMeant(by: name) {
      return LuaExpression(text: "\"\(found)\"", level: .literal, type: expected)
    }
    guard let spelling = vocabulary.constant(name) else { return nil }
    guard let line = spelling.line else {
      throw NotTranslated(reason: spelling.text)
    }
    guard line.first == "\"" || ["true", "false", "nil"].contains(line) || line.isName else {
      throw NotTranslated(reason: spelling.text)
    }
    if line.first != "\"" { note(.meaning(of: name, is: line)) }
    return LuaExpression(
      text: line, level: line.isName ? .atom : .literal, type: line.first == "\"" ? .text : .unknown
    )
  }

  private static let constants: [String: (String, ValueType)] = [
    "CGRectZero": ("{ x = 0, y = 0, width = 0, height = 0 }", .structure),
    "CGPointZero": ("{ x = 0, y = 0 }", .structure),
    "CGSizeZero": ("{ width = 0, height = 0 }", .structure),
    "UIEdgeInsetsZero": ("{ top = 0, left = 0, bottom = 0, right = 0 }", .structure),
    "NSIntegerMax": ("math.maxinteger", .number), "CGFLOAT_MAX": ("math.huge", .number),
    "M_PI": ("math.pi", .number),
  ]

  // MARK: Members

  func member(
    _ name: String, of owner: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if case .name("super") = owner.kind { return try superMember(name) }
    if let value = try member(name, ofTypeNamed: owner, expecting: expected) { return value }
    return try member(name, of: try unguarded(owner), expecting: expected)
  }

  private func superMember(_ name: String) throws(NotTranslated) -> LuaExpression {
    LuaExpression(text: "self.\(name)")
  }

  /// A property of a value, or the result of a method without arguments.
  func member(
    _ name: String, of value: LuaExpression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if case .ofClass(let type) = value.type { return try classMember(name, of: type, value) }
    if let found = try foundationMember(name, of: value) { return found }
    if case .ownCase(let type) = value.type { return try caseMember(name, of: type, value) }
    if let found = try declaredMember(name, of: value) { return found }
    let className = hostClass(of: value.type.className)
    if let meaning = vocabulary.meaning(of: name, in: className) {
      return access(meaning, of: value, as: name)
    }
    if let type = value.type.className, className != nil, type == className {
      throw unknown(name, of: type)
    }
    return LuaExpression(text: "\(value.receiver).\(luaName(name))", guards: value.guards)
  }

  func unknown(_ name: String, of type: String) -> NotTranslated {
    NotTranslated(reason: "`\(name)` of `\(type)` isn't known here")
  }

  /// Reads a member of UIKit's.
  private func access(
    _ meaning: Vocabulary.Meaning, of value: LuaExpression, as name: String
  ) -> LuaExpression {
    if meaning.name != name, !meaning.isStatic { note(.meaning(of: name, is: meaning.name)) }
    let isCall = meaning.member?.isCalled ?? false
    let text = "\(value.receiver)\(isCall ? ":" : ".")\(meaning.name)\(isCall ? "()" : "")"
    return LuaExpression(
      text: text, type: ValueType(meaning.member?.type), guards: value.guards)
  }

  /// A member that the program declares; nil if it doesn't.
  private func declaredMember(
    _ name: String, of value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression? {
    for type in ownTypes(of: value.type.className) {
      if type.isApp, name == "window" {
        return LuaExpression(text: name, type: .object("UIWindow"))
      }
      if let property = type.property(name), !type.hasGetter(name) {
        let result = valueType(of: property)
        if property.isStatic {
          return LuaExpression(text: "\(type.name).\(name)", type: result)
        }
        let isMethod = property.isMethod && !isOverriding(property, in: type)
        if isExtension(type), isMethod {
          return LuaExpression(text: "\(name)(\(value.text))", type: result, guards: value.guards)
        }
        if isMethod, ownAccessor != name {
          return LuaExpression(
            text: "\(value.receiver):\(name)()", type: result, guards: value.guards)
        }
        return LuaExpression(text: "\(value.receiver).\(name)", type: result, guards: value.guards)
      }
      if let function = type.method(name), function.parameters.isEmpty || language == .swift,
        methodName(of: function, in: type).hasPrefix(name)
      {
        let method = methodName(of: function, in: type)
        guard language == .objectiveC else {
          return LuaExpression(
            text: "function(...) return \(value.receiver):\(method)(...) end", level: .literal)
        }
        return LuaExpression(
          text: "\(value.receiver):\(method)()", type: valueType(function.result),
          guards: value.guards)
      }
    }
    return nil
  }

  /// Whether a property that is computed is UIKit's, which is read as a field.
  func isOverriding(_ property: Property, in type: OwnType) -> Bool {
    property.isOverride
      && hostClass(of: type.superclass).map { vocabulary.members(of: $0)[property.name] != nil }
        ?? false
  }

  func valueType(of property: Property) -> ValueType {
    if property.type != nil { return valueType(property.type) }
    return property.value.map(inferred) ?? .unknown
  }

  /// What can be seen of a value's type without writing it.
  func inferred(_ expression: Expression) -> ValueType {
    switch expression.kind {
    case .number: return .number
    case .text: return .text
    case .constant(let text): return text == "nil" ? .unknown : .boolean
    case .list(let values): return .list(values.first.map(inferred) ?? .unknown)
    case .dictionary: return .map
    case .call(let call):
      if call.receiver == nil, let name = call.name, isClass(name) { return named(class: name) }
      if call.isMessage, let receiver = call.receiver { return inferred(receiver) }
      return .unknown
    case .name(let name): return isClass(name) ? named(class: name) : type(of: name) ?? .unknown
    case .member(let owner, let name):
      if case .name(let type) = owner.kind, types[type]?.kind == .enumeration,
        types[type]?.cases.contains(where: { $0.name == name }) == true
      {
        return .ownCase(type)
      }
      return .unknown
    default: return .unknown
    }
  }

  private func named(class name: String) -> ValueType {
    types[name]?.kind == .enumeration ? .ownCase(name) : .object(name)
  }

  // MARK: Members of types

  /// A member of a type that is named; nil if a value is.
  private func member(
    _ name: String, ofTypeNamed owner: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    guard let typeName = owner.typeName, type(of: typeName) == nil else { return nil }
    if let value = try foundationConstant(typeName, name) { return value }
    if isClass(typeName), vocabulary.enumeration(typeName) == nil { return nil }
    guard let enumeration = vocabulary.enumeration(typeName) else { return nil }
    return try self.case(name, of: enumeration)
  }

  private func classMember(
    _ name: String, of type: String, _ value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    if name == "self" || name == "class" { return value }
    if let own = types[type] {
      if own.kind == .enumeration,
        own.cases.contains(where: { $0.name == name }) || name == "allCases"
      {
        return LuaExpression(
          text: "\(type).\(name)", type: name == "allCases" ? .list(.ownCase(type)) : .ownCase(type)
        )
      }
      if let property = own.property(name) {
        return LuaExpression(
          text: "\(type).\(name)\(property.getter == nil ? "" : "()")",
          type: valueType(of: property))
      }
      if own.method(name) != nil { return LuaExpression(text: "\(type).\(name)") }
    }
    if let nested = vocabulary.enumeration("\(type).\(name)") {
      return LuaExpression(text: "\(type).\(name)", type: .oneOf(nested))
    }
    guard let meaning = vocabulary.meaning(of: name, in: hostClass(of: type)) else {
      if types[type]?.isDeclared == true { return LuaExpression(text: "\(type).\(name)") }
      throw unknown(name, of: type)
    }
    let isCall = meaning.member?.isCalled ?? false
    return LuaExpression(
      text: "\(type).\(meaning.name)\(isCall ? "()" : "")", type: ValueType(meaning.member?.type))
  }

  private func caseMember(
    _ name: String, of type: String, _ value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    guard let own = types[type] else { return value }
    if name == "rawValue" {
      guard own.cases.contains(where: { $0.raw != nil }) || own.protocols.first == "Int" else {
        return LuaExpression(text: value.text, type: .text)
      }
      return LuaExpression(text: "\(type).rawValues[\(value.text)]", guards: value.guards)
    }
    if let property = own.property(name) {
      return LuaExpression(
        text: "\(type).\(name)(\(value.text))", type: valueType(of: property), guards: value.guards)
    }
    throw unknown(name, of: type)
  }

  /// A case of an enumeration of UIKit's.
  func `case`(_ name: String, of enumeration: LuaType.Enumeration) throws(NotTranslated)
    -> LuaExpression
  {
    let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercasedFirst : name
    let found =
      enumeration.cases.first { $0 == name } ?? enumeration.caseMeant(by: name)
      ?? enumeration.cases.first { $0 == plain }
    guard let found else {
      if enumeration.name == "UIColor" {
        note(.withoutEffect(name, why: "colours are names, and this one isn't known"))
        return LuaExpression(text: "\"gray\"", level: .literal, type: .oneOf(enumeration))
      }
      throw NotTranslated(
        reason: "`\(enumeration.name)` has no `\(name)` here: "
          + enumeration.cases.prefix(8).map { "\"\($0)\"" }.joined(separator: ", "))
    }
    return LuaExpression(text: "\"\(found)\"", level: .literal, type: .oneOf(enumeration))
  }

  /// `.formSheet`, whose type the context knows.
  func implicitMember(
    _ name: String, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    switch expected {
    case .oneOf(let enumeration): return try self.case(name, of: enumeration)
    case .ownCase(let type): return LuaExpression(text: "\(type).\(name)", type: expected)
    case .object(let type):
      if let value = try? classMember(name, of: type, LuaExpression(text: type)) { return value }
    case .structure:
      if name == "zero" {
        return LuaExpression(text: "{ x = 0, y = 0, width = 0, height = 0 }", level: .literal)
      }
    default: break
    }
    let owners = types.values.filter { $0.cases.contains { $0.name == name } }
    if owners.count == 1 {
      return LuaExpression(text: "\(owners[0].name).\(name)", type: .ownCase(owners[0].name))
    }
    return LuaExpression(text: "\"\(name)\"", level: .literal, type: .text)
  }

  // MARK: Elements

  func element(
    of list: Expression, at index: Expression
  ) throws(NotTranslated) -> LuaExpression {
    let table = try unguarded(list)
    let key = try value(index)
    let isKey = table.type == .map || key.type == .text
    if let field = key.field {
      return LuaExpression(text: "\(table.receiver).\(field)", guards: table.guards)
    }
    if case .ownCase = key.type {
      return LuaExpression(text: "\(table.receiver)[\(key.text)]", guards: table.guards)
    }
    if table.type == .structure, isKey {
      return LuaExpression(text: "\(table.receiver)[\(key.text)]")
    }
    return LuaExpression(
      text: "\(table.receiver)[\(isKey ? key.text : key.next)]", type: table.type.element,
      guards: table.guards)
  }
}

extension Property {
  /// Whether it is a method here: something computes it, or it is made when it is first read.
  var isMethod: Bool { getter != nil || isLazy }
}

extension Expression {
  /// The name of a type, with those around it: `UIBarButtonItem.SystemItem`.
  var typeName: String? {
    switch kind {
    case .name(let name): return name.first?.isUppercase == true ? name : nil
    case .member(let owner, let name):
      guard name.first?.isUppercase == true else { return nil }
      return owner.typeName.map { "\($0).\(name)" }
    default: return nil
    }
  }
}

extension LuaExpression {
  /// The name of the field that a literal key is; nil for any other key.
  var field: String? {
    let name = String(text.dropFirst().dropLast())
    return text == "\"\(name)\"" && name.isName && !LuaWriter.keywords.contains(name) ? name : nil
  }

  /// A value in brackets, or a field.
  var asKey: String { field.map { ".\($0)" } ?? "[\(text)]" }

  /// A number plus 1: lists begin at 1.
  var next: String {
    if let number = Int(text) { return "\(number + 1)" }
    if let range = text.ranges(of: " + ").last, let number = Int(text[range.upperBound...]) {
      return "\(text[..<range.lowerBound]) + \(number + 1)"
    }
    return text.hasSuffix(" - 1") ? String(text.dropLast(4)) : "\(operand(of: .sum)) + 1"
  }
}
