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
  private func implicitCall(
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
  private func checkType(_ name: String) throws(NotTranslated) {
    let first = String(name.prefix { $0 != "." })
    let isKnown =
      type(of: first) != nil || isClass(first) || globals.contains(first)
      || vocabulary.enumeration(name) != nil || owner?.property(first) != nil
    if !isKnown { throw NotTranslated(reason: "`\(name)` is no class here: define it first") }
  }

  // MARK: Functions

  private func plainCall(_ name: String, _ call: Call) throws(NotTranslated) -> LuaExpression {
    if type(of: name) != nil {
      return LuaExpression(text: "\(luaName(name))(\(try list(call.arguments)))")
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
    guard owner != nil, language == .swift else {
      throw NotTranslated(reason: "`\(name)` is no function here: define it first")
    }
    note(.remark("`\(name)` isn't in the text: it is taken for a method of `self`"))
    return LuaExpression(text: "self:\(luaName(name))(\(try list(call.arguments)))")
  }

  /// A call of a method of self; nil if it has none of that name.
  private func implicitSelfCall(
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

  private func superCall(_ name: String, _ call: Call) throws(NotTranslated) -> LuaExpression {
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
  private func superInitializer(_ owner: OwnType, _ call: Call) throws(NotTranslated)
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

  // MARK: Methods

  private static let memoryWords: Set = ["retain", "release", "autorelease"]

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

  private func call(
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
  private func ownCall(
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
  private func candidates(for value: LuaExpression, _ call: Call) -> [OwnType] {
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

  /// `[detail setItem:item]` assigns a property that isn't UIKit's.
  private func setter(
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
  private func commonCall(
    _ name: String, of value: LuaExpression, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    switch (name, call.arguments.count) {
    case ("init", 0), ("copy", 0), ("mutableCopy", 0), ("self", 0): return value
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
      return LuaExpression(
        text: "\(value.receiver).\(methodName(ofSelector: selector)) ~= nil", level: .comparison,
        type: .boolean)
    case ("performSelector", 1), ("performSelector", 2), ("perform", 1), ("perform", 2):
      guard case .selector(let selector) = call.arguments[0].value.kind else { return nil }
      let rest = try list(Array(call.arguments.dropFirst()))
      return LuaExpression(
        text: "\(value.receiver):\(methodName(ofSelector: selector))(\(rest))", guards: value.guards
      )
    default: return nil
    }
  }

  // MARK: Classes

  /// `[[Home alloc] initWithItem:item]`; nil for anything else.
  private func allocated(
    _ receiver: Expression, _ name: String, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    if ["alloc", "new"].contains(name), call.isMessage, call.arguments.isEmpty,
      let type = receiver.typeName
    {
      return try construct(type, [], call)
    }
    guard case .call(let inner) = receiver.kind, inner.name == "alloc",
      let type = inner.receiver?.typeName, name.hasPrefix("init")
    else { return nil }
    var arguments = call.arguments
    if let first = arguments.first {
      let label = name.hasPrefix("initWith") ? name.dropFirst(8).lowercasedFirst : name
      arguments[0] = Argument(label: label, value: first.value)
    }
    return try construct(type, arguments, call)
  }

  /// A function of a class: `UIView.animate(…)`, `[UIAlertAction actionWithTitle:… ]`.
  func classCall(
    _ name: String, of type: String, _ call: Call, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if name == "init" { return try construct(type, call.arguments, call) }
    if ["class", "self"].contains(name) { return LuaExpression(text: type, type: .ofClass(type)) }
    if let own = types[type],
      let function = call.isMessage
        ? own.method(call.selector) : own.method(matching: name, call.arguments)
    {
      return LuaExpression(
        text:
          "\(type).\(methodName(of: function, in: own))(\(try list(call.arguments, for: function)))",
        type: function.result?.name == "instancetype" || function.result?.name == "Self"
          || function.result?.name == "id"
          ? .object(type) : valueType(function.result))
    }
    let selector = call.isMessage ? call.selector : nil
    let host = hostClass(of: type)
    if let meaning = vocabulary.meaning(of: name, selector: selector, in: host) {
      if let construction = meaning.construction {
        return try construct(construction.name, named(call.arguments, construction.labels), call)
      }
      guard meaning.member?.isCalled == true else {
        return LuaExpression(text: "\(type).\(meaning.name)", type: ValueType(meaning.member?.type))
      }
      return LuaExpression(
        text: "\(type).\(meaning.name)(\(try list(call.arguments, for: meaning)))",
        type: ValueType(meaning.member?.type))
    }
    if call.isMessage, let arguments = labels(of: call, creating: type) {
      return try construct(type, arguments, call)
    }
    throw unknown(name, of: type)
  }

  /// The arguments of `actionWithTitle:style:handler:`, which makes an object, with their labels.
  private func labels(of call: Call, creating type: String) -> [Argument]? {
    guard let name = call.name, let range = name.firstRange(of: "With") else { return nil }
    var arguments = call.arguments
    guard let first = arguments.first else { return nil }
    let label = name[range.upperBound...].lowercasedFirst
    arguments[0] = Argument(label: label, value: first.value)
    return arguments
  }

  private func named(_ arguments: [Argument], _ labels: [String]) -> [Argument] {
    zip(arguments, labels).map { Argument(label: $1, value: $0.value) }
  }

  // MARK: Arguments

  /// Arguments in their order.
  func list(_ arguments: [Argument]) throws(NotTranslated) -> String {
    var values: [String] = []
    for argument in arguments { values.append(try value(argument.value).text) }
    while values.last == "nil" { values.removeLast() }
    return values.joined(separator: ", ")
  }

  /// Arguments in the order of the parameters of a function of the program.
  func list(_ arguments: [Argument], for function: Function) throws(NotTranslated) -> String {
    var rest = arguments, values: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let isNext =
        rest.first.map { first in
          first.label == parameter.label || first.label == nil || parameter.label == nil
            || language == .objectiveC || index == 0 && first.label == parameter.label
        } ?? false
      guard isNext else {
        values.append("nil")
        continue
      }
      values.append(
        try value(rest.removeFirst().value, expecting: valueType(parameter.type)).text)
    }
    while values.last == "nil" { values.removeLast() }
    return values.joined(separator: ", ")
  }

  /// Arguments in the order of the parameters of a method of UIKit's.
  func list(
    _ arguments: [Argument], for meaning: Vocabulary.Meaning
  ) throws(NotTranslated) -> String {
    let names = meaning.parameters ?? []
    let types = Dictionary(
      (meaning.member?.parameters ?? []).map { ($0.name, ValueType($0.type)) },
      uniquingKeysWith: { first, _ in first })
    var values = [String?](repeating: nil, count: names.count)
    let places = placesOf(arguments, among: names, types)
    for (argument, place) in zip(arguments, places) {
      guard let place else {
        if case .constant("nil") = argument.value.kind { continue }
        let label = argument.label ?? "the argument"
        note(.withoutEffect(label, why: "`\(meaning.name)` takes \(names.joined(separator: ", "))"))
        continue
      }
      let type = types[names[place]] ?? types.values.first { $0 == .unknown } ?? .unknown
      values[place] = try value(argument.value, expecting: type).text
    }
    while values.last == "nil" || values.last == .some(nil) { values.removeLast() }
    return values.map { $0 ?? "nil" }.joined(separator: ", ")
  }

  /// Which parameter each argument is: in order if there are as many, else by labels.
  private func placesOf(
    _ arguments: [Argument], among names: [String], _ types: [String: ValueType]
  ) -> [Int?] {
    if arguments.count == names.count { return Array(names.indices) }
    var free = Set(names.indices)
    var places = [Int?](repeating: nil, count: arguments.count)
    for (index, argument) in arguments.enumerated() {
      guard let label = argument.label, let place = names.firstIndex(of: label),
        free.contains(place)
      else { continue }
      free.remove(place)
      places[index] = place
    }
    for (index, argument) in arguments.enumerated() where places[index] == nil {
      let isClosure = if case .closure = argument.value.kind { true } else { false }
      let fits = free.sorted().first { place in
        isClosure == (types[names[place]]?.isFunction ?? Self.isFunctionName(names[place]))
      }
      guard let fits,
        argument.label == nil || arguments.count <= names.count || index == 0 || isClosure
      else { continue }
      free.remove(fits)
      places[index] = fits
    }
    return places
  }

  private static func isFunctionName(_ name: String) -> Bool {
    ["completion", "animations", "animation", "handler", "configuration", "fn"].contains(name)
  }
}

extension OwnType {
  /// The method that a call means: with as many arguments, and their labels if there are several.
  func method(matching name: String, _ arguments: [Argument]) -> Function? {
    let named = methods.map(\.function).filter { $0.name == name && !$0.isInitializer }
    return named.first { $0.parameters.map(\.label) == arguments.map(\.label) }
      ?? named.first { $0.parameters.count == arguments.count } ?? named.first
  }
}
