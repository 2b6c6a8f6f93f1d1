import Lua

extension LuaWriter {
  /// A call of any kind.
  func call(
    _ call: Call, at place: SourcePlace, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    guard let name = call.name else {
      guard let receiver = call.receiver else { throw NotTranslated(reason: "nothing is called") }
      if case .implicitMember(let word) = receiver.kind {
        return try implicitCall(word, call, expecting: expected)
      }
      let value = try unguarded(receiver)
      return LuaExpression(
        text: "\(value.receiver)(\(try list(call.arguments)))", guards: value.guards)
    }
    guard let receiver = call.receiver else { return try plainCall(name, call) }
    if case .name("super") = receiver.kind { return try superCall(name, call) }
    if let object = try allocated(receiver, name, call) { return object }
    if name.hasPrefix("instantiate"),
      name.hasSuffix("ViewController")
        || name.hasSuffix("ViewControllerWithIdentifier")
    {
      guard let type = expected.className else {
        throw NotTranslated(reason: "there are no storyboards: call the class instead")
      }
      note(.remark("there are no storyboards: the class is called instead"))
      return LuaExpression(text: "\(type){}", type: .object(type))
    }
    if let value = try foundationCall(of: receiver, name, call, expecting: expected) {
      return value
    }
    if let type = receiver.typeName { try checkType(type) }
    let value = try unguarded(receiver)
    if case .ofClass(let type) = value.type {
      return try classCall(name, of: type, call, expecting: expected)
    }
    return try methodCall(name, of: value, call)
  }

  /// `.seconds(2)`, `.init(title: …)`, and methods of the class that the context wants.
  func implicitCall(
    _ name: String, _ call: Call, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if ["seconds", "milliseconds"].contains(name), let first = call.arguments.first {
      let value = try value(first.value)
      return name == "seconds"
        ? value : LuaExpression(text: "\(value.operand(of: .product)) / 1000", level: .product)
    }
    if call.arguments.isEmpty, expected.className == nil {
      return try implicitMember(name, expecting: expected)
    }
    if let type = expected.className {
      if name == "init" { return try construct(type, call.arguments, call) }
      return try classCall(name, of: type, call, expecting: expected)
    }
    if name.hasSuffix("ont"), name.contains("ystem") || name.contains("referred") {
      return withoutEffect("UIFont", "texts have one font")
    }
    throw NotTranslated(reason: "the type of `.\(name)(…)` isn't known")
  }

  /// Checks that a type whose member is called is one here.
  func checkType(_ name: String) throws(NotTranslated) {
    let first = String(name.prefix { $0 != "." })
    let isKnown =
      type(of: first) != nil || isClass(first) || globals.contains(first)
      || vocabulary.enumeration(name) != nil || owner?.property(first) != nil
    if !isKnown { throw NotTranslated(reason: "`\(name)` is no class here: define it first") }
  }

  // MARK: Functions

  func plainCall(_ name: String, _ call: Call) throws(NotTranslated) -> LuaExpression {
    if type(of: name) != nil {
      return LuaExpression(text: "\(luaName(name))(\(try list(call.arguments)))")
    }
    if name == "type", call.arguments.first?.label == "of" {
      throw NotTranslated(reason: "`type(of:)` has no counterpart: `isKind` asks for a class")
    }
    if isClass(name) { return try construct(name, call.arguments, call) }
    if let object = try foundationObject(name, call.arguments) { return object }
    if let function = functions[name] {
      return LuaExpression(
        text: "\(luaName(name))(\(try list(call.arguments, for: function)))",
        type: valueType(function.result))
    }
    if owner != nil || language == .swift, let value = try implicitSelfCall(name, call) {
      return value
    }
    if let value = try foundationFunction(name, call) { return value }
    if globals.contains(name) {
      return LuaExpression(text: "\(luaName(name))(\(try list(call.arguments)))")
    }
    guard owner != nil, language == .swift, name.first?.isUppercase != true else {
      throw NotTranslated(reason: "`\(name)` is no function here: define it first")
    }
    note(.remark("`\(name)` isn't in the text: it is taken for a method of `self`"))
    return LuaExpression(text: "self:\(luaName(name))(\(try list(call.arguments)))")
  }

  /// A call of a method of self; nil if it has none of that name.
  func implicitSelfCall(
    _ name: String, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    guard language == .swift else { return nil }
    if let owner {
      let isOwn = ownTypes(of: owner.name).contains {
        $0.method(name) != nil || $0.property(name) != nil
      }
      let host = hostClass(of: owner.name)
      let isHosts =
        host.map { vocabulary.meaning(of: name, in: $0)?.member?.isCalled == true } ?? false
      return isOwn || isHosts ? try methodCall(name, of: selfValue(), call) : nil
    }
    guard foundationNames.contains(name) == false,
      vocabulary.members(of: "UIViewController")[name]?.isCalled == true
    else { return nil }
    var value = selfValue()
    value.type = .object("UIViewController")
    needsSelf = true
    return try methodCall(name, of: value, call)
  }

  func superCall(_ name: String, _ call: Call) throws(NotTranslated) -> LuaExpression {
    guard let owner else { throw NotTranslated(reason: "`super` is known in classes only") }
    if name == "init" || name.hasPrefix("initWith") { return try superInitializer(owner, call) }
    let function = owner.method(call.selector) ?? owner.method(name)
    let method =
      function.map { methodName(of: $0, in: owner) }
      ?? vocabulary.meaning(of: name, selector: call.selector, in: hostClass(of: owner.superclass))?
      .name
      ?? name
    let isKnown =
      ownTypes(of: owner.superclass).contains { $0.method(name) != nil }
      || hostClass(of: owner.superclass).map { vocabulary.members(of: $0)[method] != nil } ?? false
    guard isKnown else { throw unknown(name, of: owner.superclass ?? "super") }
    let arguments = try list(call.arguments)
    return LuaExpression(
      text: "\(owner.name).super.\(method)(self\(arguments.isEmpty ? "" : ", ")\(arguments))")
  }

  /// A class of UIKit's has made the object already when `init` runs.
  func superInitializer(_ owner: OwnType, _ call: Call) throws(NotTranslated)
    -> LuaExpression
  {
    guard let parent = owner.superclass.flatMap({ types[$0] }), hasInitializer(parent) else {
      for argument in call.arguments {
        guard let label = argument.label, !["nibName", "bundle", "coder"].contains(label) else {
          continue
        }
        if case .constant("nil") = argument.value.kind { continue }
        if case .name(label) = argument.value.kind { continue }
        note(
          .remark("`\(label)` is passed when the object is made: `\(owner.name){ \(label) = … }`"))
      }
      return LuaExpression(text: "nil", level: .literal)
    }
    let object = try construct(parent.name, call.arguments, call).text
    let fields = object.dropFirst(parent.name.count)
    return LuaExpression(text: "\(owner.name).super.init(self, \(fields))")
  }
}

extension OwnType {
  /// The method that a call means: with as many arguments, and their labels if there are several.
  func method(matching name: String, _ arguments: [Argument]) -> Function? {
    let named = methods.map(\.function).filter { $0.name == name && !$0.isInitializer }
    let labels = arguments.compactMap(\.label)
    return named.first { $0.parameters.map(\.label) == arguments.map(\.label) }
      ?? named.first { function in
        // Labels that a method doesn't have are those of UIKit's method of that name.
        arguments.count <= function.parameters.count
          && labels.allSatisfy { label in function.parameters.contains { $0.label == label } }
      }
  }
}
