import Lua

extension LuaWriter {
  /// Whether a class has an `init` here, by itself or by its superclass.
  func hasInitializer(_ type: OwnType) -> Bool {
    !initialValues(type).isEmpty || chosenInitializer(type) != nil
      || type.methods.contains { isDelegates($0.function, in: type) }
      || type.superclass.flatMap { types[$0] }.map(hasInitializer) ?? false
  }

  func initialValues(_ type: OwnType) -> [(property: Property, place: SourcePlace)] {
    type.properties.compactMap { property, place in
      guard !property.isStatic, !property.isLazy, property.getter == nil else { return nil }
      if property.value != nil { return (property, place) }
      guard let value = scalar(property, in: type, at: place) else { return nil }
      var new = property
      new.value = value
      return (new, place)
    }
  }

  /// What a number or a flag of Objective-C begins with; nil for anything else.
  func scalar(
    _ property: Property, in type: OwnType, at place: SourcePlace
  ) -> Expression? {
    guard language == .objectiveC, type.isDeclared,
      hostClass(of: type.superclass).map({ vocabulary.members(of: $0)[property.name] != nil })
        != true
    else { return nil }
    switch valueType(property.type) {
    case .number where property.type?.name != "NSNumber":
      return Expression(kind: .number("0"), place: place)
    case .boolean: return Expression(kind: .constant("false"), place: place)
    default: return nil
    }
  }

  /// The initializer that becomes `init`: the one with the most parameters.
  func chosenInitializer(_ type: OwnType) -> (function: Function, place: SourcePlace)? {
    type.initializers.filter { entry in
      !entry.function.isConvenience && !entry.function.isCoder && !entry.function.forwards
    }.max { $0.function.parameters.count < $1.function.parameters.count }
  }

  /// The `init` of a class, which gets the table of the call.
  func initializer(_ type: OwnType) -> [String] {
    let chosen = chosenInitializer(type)
    for entry in type.initializers where entry.function.selector != chosen?.function.selector {
      let function = entry.function
      if function.isCoder {
        if (function.body?.count ?? 0) > 1 {
          let name = language == .swift ? "init(coder:)" : function.selector
          note(.withoutEffect(name, why: "objects aren't decoded by it"))
        }
      } else if function.forwards {
        note(.withoutEffect(function.selector, why: "a class has one `init` here, which it calls"))
      } else if !function.passesOn {
        omit(entry.place, "a class has one `init` here")
      }
    }
    selfName = type.isApp ? "app" : "self"
    let before = (ownAccessor, result)
    (ownAccessor, result) = ("init", .unknown)
    defer { (ownAccessor, result) = before }
    let body = chosen?.function.body ?? []
    var lines = superLines(type, body)
    for (property, place) in initialValues(type) {
      let line = line(at: place) { () throws(NotTranslated) in
        let value = try self.value(
          property.value ?? Expression(kind: .constant("nil"), place: place),
          expecting: self.valueType(property.type))
        return "\(self.selfName ?? "self").\(self.luaName(property.name)) = \(value.text)"
      }
      if let line { lines.append(line) }
    }
    lines += memberwise(type, chosen?.function)
    var variables: [String: ValueType] = [:]
    for parameter in chosen?.function.parameters ?? [] {
      variables[parameter.name] = valueType(parameter.type)
    }
    let own = inFunction(variables) { self.lines(of: body) }.filter { !$0.isEmpty }
    let text = own.joined(separator: "\n")
    for parameter in chosen?.function.parameters ?? [] where text.hasWord(luaName(parameter.name)) {
      let label = chosen?.function.field(of: parameter) ?? parameter.name
      lines.append(
        "local \(luaName(parameter.name)) = arguments.\(luaName(label))" + defaultValue(parameter))
    }
    lines += own
    for entry in type.methods where isDelegates(entry.function, in: type) {
      if let function = method(entry.function, entry.place, in: type) { lines.append(function) }
    }
    guard !lines.isEmpty, !type.isApp else { return lines }
    if !type.isDeclared, globals.contains(type.name) {
      // The class is there already, and so may be its `init`.
      let former = freeName("former")
      let call = "if \(former) then \(former)(self, arguments) end"
      return [
        "local \(former) = \(type.name).init",
        block("function \(type.name):init(arguments)", [call] + lines, "end"),
      ]
    }
    let takes = lines.contains { $0.contains("arguments") }
    return [block("function \(type.name):init(\(takes ? "arguments" : ""))", lines, "end")]
  }

  func defaultValue(_ parameter: Function.Parameter) -> String {
    guard let value = parameter.value,
      let text = try? self.value(value, expecting: valueType(parameter.type)).text, text != "nil"
    else { return "" }
    return text == "true" ? " ~= false" : " or \(text)"
  }

  /// A structure without an initializer takes its properties.
  func memberwise(_ type: OwnType, _ initializer: Function?) -> [String] {
    guard initializer == nil, type.kind == .structure else { return [] }
    return type.properties.compactMap { property, _ in
      guard property.getter == nil, !property.isStatic, !property.isLazy else { return nil }
      let name = luaName(property.name)
      return property.value == nil
        ? "self.\(name) = arguments.\(name)"
        : "if arguments.\(name) ~= nil then self.\(name) = arguments.\(name) end"
    }
  }

  /// A class of the program runs the `init` of its superclass, unless the body does.
  func superLines(_ type: OwnType, _ body: [Statement]) -> [String] {
    guard let parent = type.superclass.flatMap({ types[$0] }), parent.isDeclared,
      hasInitializer(parent)
    else { return [] }
    let calls =
      language == .swift && chosenInitializer(type)?.function.names.contains("super") == true
    return calls ? [] : ["\(type.name).super.init(self, arguments)"]
  }
}

extension Function {
  /// Whether it decodes an object.
  fileprivate var isCoder: Bool {
    initializerLabels.contains("coder") || initializerLabels.contains("aDecoder")
  }

  /// Whether it only returns what another initializer of self returns: `return [self init];`.
  fileprivate var forwards: Bool {
    guard let body, body.count == 1, case .returning(let value?) = body[0].kind,
      case .call(let call) = value.kind, case .name("self")? = call.receiver?.kind
    else { return false }
    return call.name?.hasPrefix("init") == true
  }

  /// Whether it only calls another initializer.
  fileprivate var passesOn: Bool {
    guard let body, body.count == 1 else { return body?.isEmpty ?? true }
    switch body[0].kind {
    case .returning: return names.contains("self")
    default: return false
    }
  }
}
