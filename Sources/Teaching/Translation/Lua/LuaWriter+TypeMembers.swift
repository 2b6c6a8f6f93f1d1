import Lua

extension LuaWriter {
  // MARK: Members of types

  /// A member of a type that is named; nil if a value is.
  func member(
    _ name: String, ofTypeNamed owner: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    guard let typeName = owner.typeName, type(of: typeName) == nil else { return nil }
    if let value = try foundationConstant(typeName, name) { return value }
    if isClass(typeName), vocabulary.enumeration(typeName) == nil { return nil }
    guard let enumeration = vocabulary.enumeration(typeName) else { return nil }
    return try self.case(name, of: enumeration)
  }

  func classMember(
    _ name: String, of type: String, _ value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    if name == "self" || name == "class" { return value }
    if let own = types[type], own.inner.contains(name) {
      return LuaExpression(text: name, type: .ofClass(name))
    }
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

  func caseMember(
    _ name: String, of type: String, _ value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    guard let own = types[type] else { return value }
    if name == "rawValue" {
      guard own.protocols.first != "String",
        own.cases.contains(where: { $0.raw != nil }) || own.protocols.first == "Int"
      else {
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
    case .list(.oneOf(let enumeration)):
      let word = try self.case(name, of: enumeration)
      return LuaExpression(text: "{ \(word.text) }", level: .literal, type: expected)
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
