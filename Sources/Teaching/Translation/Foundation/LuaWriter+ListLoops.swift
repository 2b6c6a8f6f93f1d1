import Lua

extension LuaWriter {
  /// `map`, `filter`, `first(where:)`: a loop before the statement, and its result.
  func loop(
    _ name: String, _ list: LuaExpression, _ closure: Expression, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression? {
    let names = [
      "map", "compactMap", "filter", "forEach", "first", "contains", "firstIndex",
      "allSatisfy", "sorted", "sort", "reduce", "enumerateObjectsUsingBlock", "min", "max", "last",
    ]
    guard names.contains(name) else { return nil }
    let isFunction: Bool =
      switch closure.kind {
      case .closure, .keyPath, .implicitMember: true
      case .member: name == "forEach"
      case .name(let word): functions[word] != nil
      default: false
      }
    guard isFunction else { return nil }
    if name == "sorted" || name == "sort" { return try sorted(list, closure) }
    if name == "reduce" { return try reduced(list, closure, arguments) }
    return try looped(name, list, closure, isEnumerated: false)
  }

  func looped(
    _ name: String, _ list: LuaExpression, _ closure: Expression, isEnumerated: Bool
  ) throws(NotTranslated) -> LuaExpression? {
    var (element, second) = (elementName(closure, list), "")
    let formerStop = stopName
    defer { stopName = formerStop }
    let isIndexed = isEnumerated || name == "enumerateObjectsUsingBlock"
    if isIndexed, case .closure(let block) = closure.kind, let names = block.parameters,
      names.count > 1
    {
      (element, second) = isEnumerated ? (names[1], names[0]) : (names[0], names[1])
      if !isEnumerated, names.count > 2 { stopName = names[2] }
    }
    var variables = [element: list.type.element]
    if !second.isEmpty { variables[second] = .number }
    let listName = name == "map" || name == "compactMap" || name == "filter" ? freeName("list") : ""
    let before = hoisted
    hoisted = []
    let parts = try inScope(variables) { () throws(NotTranslated) in
      try body(
        of: closure, element, hasValue: !["forEach", "enumerateObjectsUsingBlock"].contains(name))
    }
    let inner = hoisted
    hoisted = before
    let isCounted = !second.isEmpty && second != "_"
    let index = name == "firstIndex" || isCounted ? "index" : "_"
    let number = isCounted ? ["local \(luaName(second)) = index - 1"] : []
    let head = "for \(index), \(luaName(element)) in ipairs(\(list.guarded.text)) do"
    let wrapped: (lines: [String], result: LuaExpression)
    switch name {
    case "forEach", "enumerateObjectsUsingBlock":
      return LuaExpression(text: block(head, number + parts.lines, "end"))
    case "map", "compactMap":
      guard let value = parts.value else { throw Self.needsValue }
      let insert = "table.insert(\(listName), \(value.text))"
      let line = inner + [insert]
      wrapped = (
        ["local \(listName) = {}", block(head, number + parts.lines + line, "end")],
        LuaExpression(text: listName, type: .list(value.type))
      )
    case "filter":
      guard let value = parts.value else { throw Self.needsValue }
      let line = "if \(value.text) then table.insert(\(listName), \(luaName(element))) end"
      wrapped = (
        ["local \(listName) = {}", block(head, number + parts.lines + inner + [line], "end")],
        LuaExpression(text: listName, type: list.type)
      )
    default:
      wrapped = try found(name, head, element, list, parts, inner)
    }
    try hoist(wrapped.lines, for: name)
    return wrapped.result
  }

  static let needsValue = NotTranslated(
    reason: "a closure of several statements needs a loop of its own")

  /// The first element for which a condition holds, its place, or whether there is one.
  func found(
    _ name: String, _ head: String, _ element: String, _ list: LuaExpression,
    _ parts: (lines: [String], value: LuaExpression?), _ inner: [String]
  ) throws(NotTranslated) -> (lines: [String], result: LuaExpression) {
    guard let value = parts.value, name != "min", name != "max", name != "last" else {
      throw Self.needsValue
    }
    let result = freeName(name == "first" ? "found" : name == "firstIndex" ? "place" : "holds")
    let isAll = name == "allSatisfy"
    let test = isAll ? "not (\(value.text))" : value.text
    let new =
      name == "first"
      ? luaName(element) : name == "firstIndex" ? "index - 1" : isAll ? "false" : "true"
    let start = name == "contains" ? " = false" : isAll ? " = true" : ""
    let lines = block("if \(test) then", ["\(result) = \(new)", "break"], "end")
    let type: ValueType =
      name == "first" ? list.type.element : name == "firstIndex" ? .number : .boolean
    return (
      ["local \(result)\(start)", block(head, inner + parts.lines + [lines], "end")],
      LuaExpression(text: result, type: type)
    )
  }

  /// The name of the element in a loop: the closure's, or `item`.
  func elementName(_ closure: Expression, _ list: LuaExpression) -> String {
    if case .closure(let block) = closure.kind, let names = block.parameters, let name = names.first
    {
      return name
    }
    return "$0"
  }

  /// The statements of a closure, and its value if it is one.
  func body(
    of closure: Expression, _ element: String, hasValue wantsValue: Bool
  ) throws(NotTranslated) -> (lines: [String], value: LuaExpression?) {
    switch closure.kind {
    case .keyPath(let name):
      let value = LuaExpression(text: luaName(element), type: type(of: element) ?? .unknown)
      return ([], try member(name, of: value, expecting: .unknown))
    case .member(let owner, let method):
      let argument = Argument(
        label: nil, value: Expression(kind: .name(element), place: closure.place))
      let call = Call(receiver: owner, name: method, arguments: [argument])
      return ([try value(Expression(kind: .call(call), place: closure.place)).text], nil)
    case .name(let word):
      let call = "\(word)(\(luaName(element)))"
      return wantsValue ? ([], LuaExpression(text: call)) : ([call], nil)
    case .closure(let block):
      let value: Expression? =
        switch block.body.last?.kind {
        case .expression(let value)? where block.body.count == 1: value
        case .returning(let value)?: value
        default: nil
        }
      let hasValue = wantsValue && value != nil
      let statements = hasValue ? Array(block.body.dropLast()) : block.body
      let lines = try withoutLosing { () throws(NotTranslated) in self.lines(of: statements) }
      guard hasValue, let value else { return (lines, nil) }
      return (lines, try self.value(value))
    default: throw Self.needsValue
    }
  }

  func withoutLosing(
    _ body: () throws(NotTranslated) -> [String]
  ) throws(NotTranslated) -> [String] {
    let before = hoisted
    defer { hoisted = before }
    return try body()
  }

  func search(
    _ name: String, _ list: LuaExpression, _ element: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    let isIndex = name.lowercased().contains("index")
    let result = freeName(isIndex ? "place" : "holds")
    let line = block(
      "if element == \(element.operand(of: .concatenation)) then",
      [isIndex ? "\(result) = index - 1" : "\(result) = true", "break"], "end")
    try hoist(
      [
        "local \(result)\(isIndex ? "" : " = false")",
        block(
          "for \(isIndex ? "index" : "_"), element in ipairs(\(list.guarded.text)) do", [line],
          "end"),
      ], for: name)
    return LuaExpression(text: result, type: isIndex ? .number : .boolean)
  }

  func reversed(_ list: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let source = try named(list, "list"), result = freeName("reversed")
    try hoist(
      [
        "local \(result) = {}",
        "for index = #\(source), 1, -1 do table.insert(\(result), \(source)[index]) end",
      ], for: "reversed")
    return LuaExpression(text: result, type: list.type)
  }

  func sorted(
    _ list: LuaExpression, _ closure: Expression?
  ) throws(NotTranslated) -> LuaExpression {
    let result = freeName("sorted")
    var order = ""
    switch closure?.kind {
    case .closure(let block):
      order = ", \(try function(block, expecting: .function(["first", "second"])).text)"
    case nil: break
    default: throw NotTranslated(reason: "this order needs a closure: `{ $0 < $1 }`")
    }
    try hoist(
      [
        "local \(result) = { table.unpack(\(list.guarded.text)) }", "table.sort(\(result)\(order))",
      ],
      for: "sorted")
    return LuaExpression(text: result, type: list.type)
  }

  func reduced(
    _ list: LuaExpression, _ closure: Expression, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression {
    guard arguments.count == 2, arguments[0].label == nil, case .closure(let block) = closure.kind
    else {
      throw Self.needsValue
    }
    let start = try value(arguments[0].value), sum = freeName("sum")
    let body = try function(block, expecting: .function(["sum", "element"]))
    let combine = freeName("combine")
    try hoist(
      [
        "local \(sum) = \(start.text)", "local \(combine) = \(body.text)",
        "for _, element in ipairs(\(list.guarded.text)) do \(sum) = \(combine)(\(sum), element) end",
      ], for: "reduce")
    return LuaExpression(text: sum, type: start.type)
  }
}
