import Lua

extension LuaWriter {
  static let memoryWords: Set = ["retain", "release", "autorelease"]

  /// A call of a method of an object.
  func methodCall(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression {
    if Self.memoryWords.contains(name), call.arguments.isEmpty {
      note(
        .remark(
          "`retain`, `release` and `autorelease` aren't needed: objects are released by themselves")
      )
      return value
    }
    var value = value
    // A message to nil is none; most delegates may be nil.
    if call.isMessage, value.text.hasSuffix("elegate"), value.guards.isEmpty {
      value.guards = [value.text]
    }
    if let own = try ownCall(name, of: value, call) { return own }
    if let setter = try plainSetter(name, of: value, call) { return setter }
    if let usual = try commonCall(name, of: value, call) { return usual }
    let host = hostClass(of: value.type.className)
    let selector = call.isMessage ? call.selector : nil
    if let meaning = vocabulary.meaning(of: name, selector: selector, in: host) {
      return try self.call(meaning, of: value, call)
    }
    if call.isMessage, let setter = try setter(name, of: value, call) { return setter }
    if let type = value.type.className, host != nil, types[type] == nil {
      throw unknown(name, of: type)
    }
    if call.isMessage, call.arguments.isEmpty {
      return LuaExpression(text: "\(value.receiver).\(luaName(name))", guards: value.guards)
    }
    return LuaExpression(
      text: "\(value.receiver):\(luaName(name))(\(try list(call.arguments)))", guards: value.guards)
  }

  func call(
    _ meaning: Vocabulary.Meaning, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression {
    if meaning.isSetter, let argument = call.arguments.first {
      let type = ValueType(meaning.member?.type)
      let new = try self.value(argument.value, expecting: type)
      return LuaExpression(
        text: "\(value.receiver).\(meaning.name) = \(new.text)", guards: value.guards)
    }
    guard meaning.parameters != nil || meaning.member?.isCalled == true else {
      let name = call.name ?? ""
      if meaning.name != name { note(.meaning(of: name, is: meaning.name)) }
      let text = "\(value.receiver).\(meaning.name)"
      guard !call.arguments.isEmpty else {
        return LuaExpression(
          text: text, type: ValueType(meaning.member?.type), guards: value.guards)
      }
      return LuaExpression(text: "\(text)(\(try list(call.arguments)))", guards: value.guards)
    }
    let arguments = try list(call.arguments, for: meaning)
    let owner = meaning.isStatic ? "" : "\(value.receiver):"
    let name = meaning.isStatic ? "UIView.\(meaning.name)" : meaning.name
    return LuaExpression(
      text: "\(owner)\(name)(\(arguments))", type: ValueType(meaning.member?.type),
      guards: value.guards)
  }

  /// A call of a method that the program declares.
  func ownCall(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    for type in candidates(for: value, call) {
      let function =
        call.isMessage
        ? type.methods.first { $0.function.selector == call.selector }?.function
        : type.method(matching: name, call.arguments)
      if let function {
        let method = methodName(of: function, in: type)
        let arguments = try list(call.arguments, for: function)
        if isExtension(type) {
          return LuaExpression(
            text: "\(method)(\(value.text)\(arguments.isEmpty ? "" : ", ")\(arguments))",
            type: valueType(function.result), guards: value.guards)
        }
        let mark = isDelegates(function, in: type) ? "." : ":"
        return LuaExpression(
          text: "\(value.receiver)\(mark)\(method)(\(arguments))",
          type: valueType(function.result), guards: value.guards)
      }
      guard let property = type.property(name) else { continue }
      let read = try member(name, of: value, expecting: .unknown)
      if call.isMessage { return read }
      return LuaExpression(
        text: "\(read.receiver)(\(try list(call.arguments)))",
        type: valueType(of: property) == .unknown ? .unknown : .unknown, guards: value.guards)
    }
    if case .ownCase(let type) = value.type, let function = types[type]?.method(name) {
      let arguments = try list(call.arguments, for: function)
      return LuaExpression(
        text: "\(type).\(name)(\(value.text)\(arguments.isEmpty ? "" : ", ")\(arguments))",
        type: valueType(function.result))
    }
    return nil
  }

  /// The types whose methods a value may have: those of its class; of an unknown one, that which
  /// declares the method.
  func candidates(for value: LuaExpression, _ call: Call) -> [OwnType] {
    guard value.type == .unknown, value.text != "self" else {
      return ownTypes(of: value.type.className)
    }
    let found = types.values.filter { type in
      type.methods.contains {
        call.isMessage ? $0.function.selector == call.selector : $0.function.name == call.name
      }
    }
    return found.count == 1 && (call.isMessage || isExtension(found[0])) ? found : []
  }

  /// `[image setImage:new]` of an object that isn't known assigns a property that UIKit has.
  func plainSetter(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    guard call.isMessage, value.type == .unknown, name.hasPrefix("set"),
      call.arguments.count == 1
    else { return nil }
    let property = name.dropFirst(3).lowercasedFirst
    if let reason = Self.withoutEffect[property] { return withoutEffect(property, reason) }
    guard let meaning = vocabulary.meaning(of: property, in: nil), let member = meaning.member,
      !member.isCalled
    else { return nil }
    let new = try self.value(call.arguments[0].value, expecting: ValueType(member.type))
    return LuaExpression(
      text: "\(value.receiver).\(meaning.name) = \(new.text)", guards: value.guards)
  }

  /// `[detail setItem:item]` assigns a property that isn't UIKit's.
  func setter(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true,
      call.arguments.count == 1, let argument = call.arguments.first
    else { return nil }
    let property = name.dropFirst(3).lowercasedFirst
    if let type = value.type.className, vocabulary.isClass(type) {
      if let reason = Self.withoutEffect[property] { return withoutEffect(property, reason) }
      throw unknown(property, of: type)
    }
    return LuaExpression(
      text: "\(value.receiver).\(property) = \(try self.value(argument.value).text)",
      guards: value.guards)
  }

  /// What all objects of Objective-C and Swift can do.
  func commonCall(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    switch (name, call.arguments.count) {
    case ("copy", 0), ("mutableCopy", 0): return try copied(value)
    case ("init", 0), ("self", 0): return value
    case ("toggle", 0) where value.isPath:
      return LuaExpression(text: "\(value.text) = not \(value.text)", guards: value.guards)
    case ("fire", 0) where value.type == .object(Self.timerClass):
      return LuaExpression(text: "\(value.receiver):fire()", guards: value.guards)
    case ("invalidate", 0) where value.type == .object(Self.timerClass):
      return LuaExpression(text: "\(value.receiver).isValid = false", guards: value.guards)
    case ("isKindOfClass", 1), ("isMemberOfClass", 1), ("isKind", 1):
      let isMessage = call.isMessage && value.isPath && value.text != "self"
      return LuaExpression(
        text: "\(value.receiver):isKind(\(try list(call.arguments)))", type: .boolean,
        guards: value.guards + (isMessage ? [value.text] : []))
    case ("isEqual", 1), ("isEqualToString", 1), ("isEqualToArray", 1), ("isEqualToNumber", 1):
      let other = try self.value(call.arguments[0].value)
      return LuaExpression(
        text: "\(value.operand(of: .concatenation)) == \(other.operand(of: .concatenation))",
        level: .comparison, type: .boolean)
    case ("respondsToSelector", 1), ("responds", 1):
      guard case .selector(let selector) = call.arguments[0].value.kind else { return nil }
      let host = hostClass(of: value.type.className)
      if selector.hasPrefix("set"), selector.hasSuffix(":"), host != nil {
        let property = selector.dropFirst(3).dropLast().lowercasedFirst
        let isKnown =
          vocabulary.meaning(of: property, in: host) != nil || Self.withoutEffect[property] != nil
        return LuaExpression(text: isKnown ? "true" : "false", level: .literal, type: .boolean)
      }
      return LuaExpression(
        text: "\(value.receiver).\(methodName(ofSelector: selector)) ~= nil", level: .comparison,
        type: .boolean, guards: value.guards)
    case ("performSelector", 1), ("performSelector", 2), ("perform", 1), ("perform", 2):
      guard case .selector(let selector) = call.arguments[0].value.kind else { return nil }
      let rest = try list(Array(call.arguments.dropFirst()))
      return LuaExpression(
        text: "\(value.receiver):\(methodName(ofSelector: selector))(\(rest))", guards: value.guards
      )
    default: return nil
    }
  }
}
