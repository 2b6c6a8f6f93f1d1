import Lua

extension LuaWriter {
  // MARK: Names

  /// What a word alone is.
  func name(_ name: String, expecting expected: ValueType) throws(NotTranslated) -> LuaExpression {
    if let line = lost[name] {
      throw NotTranslated(reason: "it needs `\(name)`, which line \(line) would make")
    }
    if let type = type(of: name) {
      let isGlobal = !scopes.dropFirst().contains { $0[name] != nil }
      let text = isGlobal ? topNames[name] ?? luaName(name) : luaName(name)
      return LuaExpression(text: text, type: type)
    }
    switch name {
    case "self": return selfValue()
    case "super": throw NotTranslated(reason: "`super` is written only before a method")
    case "_cmd", "__FUNCTION__", "__func__", "__PRETTY_FUNCTION__":
      let isBare = name == "_cmd" || language == .swift
      let method = isBare ? writtenMethod : "-[\(owner?.name ?? "") \(writtenMethod)]"
      return LuaExpression(text: "\"\(method)\"", level: .literal, type: .text)
    case "Self": return LuaExpression(text: owner?.name ?? name, type: .ofClass(owner?.name ?? ""))
    default: break
    }
    if owner != nil, let own = try ownMember(name) { return own }
    if isClass(name) {
      needType(name)
      return LuaExpression(text: name, type: .ofClass(name))
    }
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
      return LuaExpression(text: "\(selfName ?? "self").\(luaName(name))")
    }
    if name == "storyboard" {
      throw NotTranslated(reason: "there are no storyboards: call the class instead")
    }
    if language == .swift, let owner, !isStatic, name.first?.isLowercase == true,
      owner.isAddedTo || owner.name == Self.looseName
        || !owner.isDeclared && globals.contains(owner.name)
    {
      if expected.isFunction {
        return LuaExpression(
          text: "function(...) return self:\(luaName(name))(...) end", level: .literal)
      }
      note(.remark("`\(name)` isn't in the text: it is taken for a property of `self`"))
      return LuaExpression(text: "self.\(luaName(name))")
    }
    if language == .objectiveC, name.first?.isUppercase == true {
      throw NotTranslated(reason: "`\(name)` isn't known here: define it first")
    }
    return LuaExpression(text: luaName(name))
  }

  /// Writes a type of the program before the statement that needs it.
  func needType(_ name: String) {
    guard owner == nil, canHoist, let type = types[name], type.isDeclared, !type.isWritten else {
      return
    }
    let before = hoisted
    hoisted = []
    let lines = typeLines(name)
    hoisted = before + lines
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

  var selfType: ValueType {
    guard let owner else { return .unknown }
    if isStatic { return .ofClass(owner.name) }
    return owner.kind == .enumeration ? .ownCase(owner.name) : .object(owner.name)
  }

  /// A member of the class whose method is written, or of one it inherits from.
  func ownMember(_ name: String) throws(NotTranslated) -> LuaExpression? {
    guard let owner else { return nil }
    if owner.kind == .enumeration, name == "rawValue" {
      return try member(name, of: selfValue(), expecting: .unknown)
    }
    if owner.isApp, name == "window" {
      return LuaExpression(text: "window", type: .object("UIWindow"))
    }
    // A name alone is never a method in Objective-C, but the variable that the method returns.
    let hasMethod = owner.methods.contains { $0.function.selector == name }
    if language == .objectiveC, !isStatic, hasMethod {
      return LuaExpression(
        text: "self.\(name)Value", type: owner.property(name).map(valueType(of:)) ?? .unknown)
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
  func implicitSelf(_ name: String) throws(NotTranslated) -> LuaExpression? {
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
  func constant(
    _ name: String, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    if let value = Self.constants[name] {
      return LuaExpression(text: value.0, level: .literal, type: value.1)
    }
    if case .oneOf(let enumeration) = expected, let found = enumeration.caseMeant(by: name) {
      return LuaExpression(text: "\"\(found)\"", level: .literal, type: expected)
    }
    if name.hasPrefix("UIViewAnimation"), vocabulary.constant(name)?.line == nil {
      return withoutEffect(name, "animations have no options")
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

  static let constants: [String: (String, ValueType)] = [
    "CGRectZero": ("{ x = 0, y = 0, width = 0, height = 0 }", .structure),
    "CGPointZero": ("{ x = 0, y = 0 }", .structure),
    "CGSizeZero": ("{ width = 0, height = 0 }", .structure),
    "UIEdgeInsetsZero": ("{ top = 0, left = 0, bottom = 0, right = 0 }", .structure),
    "NSIntegerMax": ("math.maxinteger", .number), "CGFLOAT_MAX": ("math.huge", .number),
    "M_PI": ("math.pi", .number),
    "UIImagePickerControllerOriginalImage": ("\"originalImage\"", .text),
    "UIImagePickerControllerEditedImage": ("\"editedImage\"", .text),
    "UIImagePickerControllerMediaType": ("\"mediaType\"", .text),
  ]

  // MARK: Members

  func member(
    _ name: String, of owner: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if case .name("super") = owner.kind { return try superMember(name) }
    if let value = try member(name, ofTypeNamed: owner, expecting: expected) { return value }
    return try member(name, of: try unguarded(owner), expecting: expected)
  }

  func superMember(_ name: String) throws(NotTranslated) -> LuaExpression {
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
  func access(
    _ meaning: Vocabulary.Meaning, of value: LuaExpression, as name: String
  ) -> LuaExpression {
    if meaning.name != name, !meaning.isStatic { note(.meaning(of: name, is: meaning.name)) }
    let isCall = meaning.member?.isCalled ?? false
    let text = "\(value.receiver)\(isCall ? ":" : ".")\(meaning.name)\(isCall ? "()" : "")"
    return LuaExpression(
      text: text, type: ValueType(meaning.member?.type), guards: value.guards)
  }

  /// A member that the program declares; nil if it doesn't.
  func declaredMember(
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
    case .member(let owner, "standard") where owner.typeName == "UserDefaults":
      return .object(Self.defaultsClass)
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

  func named(class name: String) -> ValueType {
    types[name]?.kind == .enumeration ? .ownCase(name) : .object(name)
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

  /// A value as the key of a field in a table's constructor.
  var asField: String { field ?? "[\(text)]" }

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
