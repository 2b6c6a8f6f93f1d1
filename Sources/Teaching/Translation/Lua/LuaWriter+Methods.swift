import Lua

extension LuaWriter {
  /// A method of a class; nil for an initializer, a declaration alone, and what has no statement
  /// left.
  func method(_ function: Function, _ place: SourcePlace, in type: OwnType) -> String? {
    guard let body = function.body, !function.isInitializer else { return nil }
    let member = member(of: function, in: type)
    let name = methodName(of: function, in: type)
    let before = (selfName, isStatic, result, ownAccessor, usedNames, lost)
    let formerStatics = (statics, writtenMethod)
    defer {
      (selfName, isStatic, result, ownAccessor, usedNames, lost) = before
      (statics, writtenMethod) = formerStatics
    }
    (statics, writtenMethod) = ([], function.signature(in: language))
    if member == nil, !type.isApp,
      let reason = vocabulary.reasonNotCalled(function.selector) ?? unknownSender(of: function)
    {
      note(.withoutEffect(function.selector, why: reason))
    }
    isStatic = function.isStatic && type.kind != .enumeration
    selfName = type.isApp ? "app" : isStatic ? type.name : "self"
    result = valueType(function.result)
    if result == .unknown { result = ValueType(member?.type) }
    ownAccessor = function.accessedProperty(of: type)
    let parameters = type.isApp ? [] : function.parameters
    let lines =
      defaults(of: parameters)
      + inFunction(variables(of: function, member)) { self.lines(of: returning(body, function)) }
    if function.isFinalizer, lines.allSatisfy({ $0.isEmpty || $0.hasPrefix("--") }) { return nil }
    let names = parameters.map { luaName($0.name) }
    let takesSelf = (type.kind == .enumeration || isExtension(type)) && !function.isStatic
    let isFunction = isStatic || type.isApp || takesSelf
    let list = ((takesSelf ? ["self"] : []) + names).joined(separator: ", ")
    let owner =
      isDelegates(function, in: type)
      ? "self." : isExtension(type) ? "" : "\(type.name)\(isFunction ? "." : ":")"
    return (statics + [block("function \(owner)\(name)(\(list))", lines, "end")])
      .joined(separator: "\n")
  }

  /// A function that is no method.
  func plainFunction(_ function: Function) throws(NotTranslated) -> String {
    guard let body = function.body else { return "" }
    if let type = types[Self.looseName],
      type.methods.contains(where: { $0.function.selector == function.selector })
    {
      return typeLines("").joined(separator: "\n")
    }
    if let type = types["app"],
      type.methods.contains(where: { $0.function.selector == function.selector })
    {
      return typeLines("app").joined(separator: "\n")
    }
    let keyword = isAtTop ? "" : "local "
    if !isAtTop { declare(function.name, .function([])) }
    let before = result
    result = valueType(function.result)
    defer { result = before }
    let lines =
      defaults(of: function.parameters)
      + inFunction(variables(of: function, nil)) { self.lines(of: returning(body, function)) }
    let names = function.parameters.map { luaName($0.name) }.joined(separator: ", ")
    return block("\(keyword)function \(luaName(function.name))(\(names))", lines, "end")
  }

  private func returning(_ body: [Statement], _ function: Function) -> [Statement] {
    guard function.result != nil, language == .swift else { return body }
    return Self.returningLast(body)
  }

  private func variables(of function: Function, _ member: Member?) -> [String: ValueType] {
    var variables: [String: ValueType] = [:]
    for (index, parameter) in function.parameters.enumerated() where parameter.name != "_" {
      var type = valueType(parameter.type)
      if type == .unknown, let member, index < member.parameters.count {
        type = ValueType(member.parameters[index].type)
      }
      variables[parameter.name] = type
    }
    return variables
  }

  private func defaults(of parameters: [Function.Parameter]) -> [String] {
    parameters.compactMap { parameter in
      guard let value = parameter.value,
        let text = try? self.value(value, expecting: valueType(parameter.type)).text,
        text != "nil"
      else { return nil }
      let name = luaName(parameter.name)
      return "if \(name) == nil then \(name) = \(text) end"
    }
  }

  /// Whether a delegate's function calls it, which passes no self: it is written in `init`, where
  /// self is known.
  func isDelegates(_ function: Function, in type: OwnType) -> Bool {
    // What overrides a method is one.
    if language == .swift, function.isOverride { return false }
    guard !type.isApp, !function.isStatic, function.body != nil, !function.isInitializer,
      let member = member(of: function, in: type), !isExtension(type)
    else { return false }
    let host = hostClass(of: type.superclass).map { vocabulary.members(of: $0) } ?? [:]
    return host[member.name] == nil
  }

  /// Whether it adds to a class of UIKit's, which can't be changed: its methods are functions.
  func isExtension(_ type: OwnType) -> Bool { !type.isDeclared && vocabulary.isClass(type.name) }

  // MARK: Names

  /// The method of UIKit's, or the function of a delegate, that a method is.
  private func member(of function: Function, in type: OwnType) -> Member? {
    if isOwnByName(function) { return nil }
    if type.isDeclared || type.isApp, function.name != "init" {
      let host = hostClass(of: type.superclass)
      if function.isOverride,
        let meaning = vocabulary.meaning(of: function.name, selector: function.selector, in: host),
        let member = meaning.member, host != nil, !meaning.isSetter,
        meaning.name == function.name || meaning.parameters?.count == function.parameters.count
          || function.parameters.isEmpty,
        member.parameters.count == function.parameters.count
      {
        return member
      }
    }
    let delegates =
      ownTypes(of: type.name).flatMap(\.protocols) + (type.isApp ? ["UIApplicationDelegate"] : [])
    // `animationController(forPresented:presenting:source:)`
    if language == .swift, let label = function.parameters.first?.label {
      let labels = function.parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
      let selector = "\(function.name)\(label.capitalizedFirst):\(labels)"
      if let member = vocabulary.delegateMember(selector, adopting: delegates)?.0,
        member.name.hasPrefix(function.name)
      {
        return member
      }
    }
    return vocabulary.delegateMember(function.selector, adopting: delegates)?.0
  }

  /// Why nothing calls a method that an object of a class calls which isn't here; nil for any other.
  private func unknownSender(of function: Function) -> String? {
    guard language == .objectiveC, let type = function.parameters.first?.type.name,
      type.first?.isUppercase == true, type.dropFirst().first?.isUppercase == true,
      ["UI", "MK", "CL", "AV", "MP", "AB", "EK", "GK", "SK"].contains(type.prefix(2))
        || type.hasPrefix("NSURL") || type.hasPrefix("NSXML"),
      valueType(function.parameters[0].type) == .unknown, types[type] == nil
    else { return nil }
    return "there is no `\(type)` here that calls it"
  }

  /// Whether Objective-C's own name for UIKit's method is another one: `addChild:` is the program's.
  private func isOwnByName(_ function: Function) -> Bool {
    language == .objectiveC
      && ["addChild:", "present:", "dismiss", "dismiss:", "willMove:", "didMove:", "transition:"]
        .contains(function.selector)
  }

  /// What a method is called here.
  func methodName(of function: Function, in type: OwnType) -> String {
    let key = function.selector + function.parameters.map { $0.label ?? "" }.joined(separator: ":")
    if let name = type.methodNames[key] { return name }
    let name = newName(of: function, in: type)
    type.methodNames[key] = name
    return name
  }

  private func newName(of function: Function, in type: OwnType) -> String {
    if function.isFinalizer { return "deinit" }
    if let member = member(of: function, in: type) { return member.name }
    let host = hostClass(of: type.superclass ?? (type.isDeclared ? nil : type.name))
    let isTaken =
      type.methodNames.values.contains(function.name)
      || (!function.isOverride || isOwnByName(function))
        && host.map { vocabulary.members(of: $0)[function.name] != nil } ?? false
    guard isTaken else { return luaName(function.name) }
    let labels = function.parameters.map { $0.label ?? $0.name }
    return function.name + labels.map(\.capitalizedFirst).joined()
  }

  /// The method that a selector names: `push:` is `push`.
  func methodName(ofSelector selector: String) -> String {
    let first = String(selector.prefix { $0 != ":" })
    for type in ownTypes(of: owner?.name) {
      if let function = type.method(selector) ?? type.method(first) {
        return methodName(of: function, in: type)
      }
    }
    let host = hostClass(of: owner?.name)
    return vocabulary.meaning(of: first, selector: selector, in: host)?.name ?? first
  }
}

extension Function {
  /// The name with the labels, as a language writes it: `push(_:animated:)`, `push:animated:`.
  fileprivate func signature(in language: SourceLanguage) -> String {
    guard language == .swift else { return selector }
    return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The property whose getter or setter it is in Objective-C.
  fileprivate func accessedProperty(of type: OwnType) -> String? {
    if name.hasPrefix("set"), parameters.count == 1 {
      let property = name.dropFirst(3).lowercasedFirst
      return type.property(property) == nil ? nil : property
    }
    return parameters.isEmpty && type.property(name) != nil ? name : nil
  }
}
