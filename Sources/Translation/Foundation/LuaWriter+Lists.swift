import Lua

extension LuaWriter {
  /// A property of a list or a text; nil for any other.
  func foundationMember(
    _ name: String, of value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression? {
    let className = value.type.className
    let isObject = className.map { types[$0] != nil || hostClass(of: $0) != nil } ?? false
    func result(
      _ text: String, _ level: LuaExpression.Level = .atom, _ type: ValueType
    ) -> LuaExpression {
      LuaExpression(text: text, level: level, type: type, guards: value.guards)
    }
    if value.type == .structure, let found = structureMember(name, of: value) { return found }
    if isObject { return nil }
    let text = value.receiver
    switch name {
    case "count", "length": return result("#\(text)", .prefix, .number)
    case "isEmpty": return result("#\(text) == 0", .comparison, .boolean)
    case "first", "firstObject": return result("\(text)[1]", .atom, value.type.element)
    case "last", "lastObject":
      guard value.isPath else { return try lastElement(of: value) }
      return result("\(text)[#\(text)]", .atom, value.type.element)
    case "lowercased", "lowercaseString": return result("\(text):lower()", .atom, .text)
    case "uppercased", "uppercaseString", "capitalizedString", "capitalized":
      return result("\(text):upper()", .atom, .text)
    case "integerValue", "intValue", "floatValue", "doubleValue":
      return result("(tonumber(\(value.text)) or 0)", .atom, .number)
    case "boolValue": return value
    case "description": return result("tostring(\(value.text))", .atom, .text)
    case "allKeys", "keys": return try keys(of: value)
    default: return nil
    }
  }

  private func structureMember(_ name: String, of value: LuaExpression) -> LuaExpression? {
    let paths = ["origin", "size"]
    if paths.contains(name) {
      return LuaExpression(text: value.text, type: .structure, guards: value.guards)
    }
    let isField = [
      "x", "y", "width", "height", "row", "item", "section", "top", "left", "bottom", "right",
    ]
    guard isField.contains(name) else { return nil }
    return LuaExpression(text: "\(value.receiver).\(name)", type: .number, guards: value.guards)
  }

  private func lastElement(of value: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let list = try named(value, "list")
    return LuaExpression(text: "\(list)[#\(list)]", type: value.type.element)
  }

  /// A variable for a value that is read more than once.
  private func named(_ value: LuaExpression, _ base: String) throws(NotTranslated) -> String {
    if value.isPath { return value.text }
    let name = freeName(base)
    try hoist(["local \(name) = \(value.guarded.text)"], for: base)
    return name
  }

  private func keys(of value: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let name = freeName("keys")
    try hoist(
      [
        "local \(name) = {}",
        "for key in pairs(\(value.guarded.text)) do table.insert(\(name), key) end",
        "table.sort(\(name))",
      ], for: "keys")
    return LuaExpression(text: name, type: .list(.text))
  }

  // MARK: Calls

  /// What a call of a list does; nil for any other.
  func listCall(
    _ name: String, of list: LuaExpression, _ call: Call, _ receiver: Expression
  ) throws(NotTranslated) -> LuaExpression? {
    let arguments = call.arguments
    if Self.changes.contains(name) { return try change(name, list, arguments, receiver) }
    if let closure = arguments.last?.value, case .call(let inner) = receiver.kind,
      inner.name == "enumerated", let source = inner.receiver, inner.arguments.isEmpty
    {
      return try looped(name, try value(source), closure, isEnumerated: true)
    }
    if name == "enumerated" {
      throw NotTranslated(reason: "`enumerated()` stands in loops, and before `map` or `forEach`")
    }
    if let closure = arguments.last?.value, let value = try loop(name, list, closure, arguments) {
      return value
    }
    let text = list.receiver
    func argument(_ index: Int) throws(NotTranslated) -> LuaExpression {
      try value(arguments[index].value, expecting: list.type.element)
    }
    switch (name, arguments.count) {
    case ("objectAtIndex", 1), ("objectAtIndexedSubscript", 1):
      return LuaExpression(
        text: "\(text)[\(try argument(0).next)]", type: list.type.element, guards: list.guards)
    case ("objectForKey", 1), ("valueForKey", 1), ("objectForKeyedSubscript", 1):
      return LuaExpression(text: "\(text)\(try argument(0).asKey)", guards: list.guards)
    case ("containsObject", 1), ("contains", 1), ("indexOfObject", 1):
      return try search(name, list, try argument(0))
    case ("firstIndex", 1), ("index", 1):
      return try search(name, list, try argument(0))
    case ("joined", _), ("componentsJoinedByString", 1):
      let separator = arguments.isEmpty ? "" : ", \(try argument(0).text)"
      return LuaExpression(
        text: "table.concat(\(list.text)\(separator))", type: .text, guards: list.guards)
    case ("reversed", 0):
      return try reversed(list)
    case ("sorted", 0), ("sort", 0): return try sorted(list, nil)
    case ("sorted", 1): return try sorted(list, arguments[0].value)
    case ("arrayByAddingObject", 1):
      return LuaExpression(
        text:
          "table.move({ \(try argument(0).text) }, 1, 1, #\(text) + 1, { table.unpack(\(list.text)) })",
        type: list.type)
    case ("dropFirst", _):
      return slice(list, from: arguments.isEmpty ? "2" : try argument(0).next, to: nil)
    case ("dropLast", _):
      return slice(
        list, from: "1", to: "#\(text) - \(arguments.isEmpty ? "1" : try argument(0).text)")
    case ("prefix", 1): return slice(list, from: "1", to: try argument(0).text)
    default: return nil
    }
  }

  private func slice(_ list: LuaExpression, from first: String, to last: String?) -> LuaExpression {
    LuaExpression(
      text: "{ table.unpack(\(list.text), \(first)\(last.map { ", \($0)" } ?? "")) }",
      level: .literal,
      type: list.type)
  }

  private static let changes: Set = [
    "append", "addObject", "insert", "insertObject", "remove", "removeObjectAtIndex", "removeLast",
    "removeLastObject", "removeAll", "removeAllObjects", "replaceObjectAtIndex", "removeObject",
    "removeFirst", "setObject", "addObjectsFromArray", "popLast", "removeObjectForKey", "setValue",
    "sortUsingSelector", "removeValue",
  ]

  /// Changes a list; one that a property of UIKit's returns is assigned afterwards.
  private func change(
    _ name: String, _ list: LuaExpression, _ arguments: [Argument], _ receiver: Expression
  ) throws(NotTranslated) -> LuaExpression? {
    var table = list.guarded
    if isCopied(receiver) {
      let copy = freeName("list")
      try hoist(["local \(copy) = \(table.text)"], for: name)
      table = LuaExpression(text: copy, type: list.type)
    }
    var values: [String] = []
    for argument in arguments {
      values.append(try value(argument.value, expecting: list.type.element).text)
    }
    guard var line = try changing(name, table, values, arguments) else { return nil }
    if table.text != list.guarded.text {
      line += "\n\(list.guarded.text) = \(table.text)"
    }
    return LuaExpression(text: line, type: list.type.element, guards: list.guards)
  }

  /// Whether reading it returns a new list each time.
  private func isCopied(_ receiver: Expression) -> Bool {
    guard case .member(let owner, let name) = receiver.kind, let value = try? value(owner) else {
      return false
    }
    guard let host = hostClass(of: value.type.className) else {
      guard value.text != "self", let type = vocabulary.meaning(of: name, in: nil)?.member?.type
      else { return false }
      return if case .list = ValueType(type) { true } else { false }
    }
    return !ownTypes(of: value.type.className).contains { $0.property(name) != nil }
      && vocabulary.members(of: host)[name] != nil
  }

  private func changing(
    _ name: String, _ table: LuaExpression, _ values: [String], _ arguments: [Argument]
  ) throws(NotTranslated) -> String? {
    let text = table.text
    func place(_ index: Int) -> String { LuaExpression(text: values[index], level: .sum).next }
    switch (name, values.count) {
    case ("append", 1) where arguments[0].label == "contentsOf":
      return try changing("addObjectsFromArray", table, values, arguments)
    case ("addObjectsFromArray", 1):
      return "table.move(\(values[0]), 1, #\(values[0]), #\(text) + 1, \(text))"
    case ("append", 1), ("addObject", 1): return "table.insert(\(text), \(values[0]))"
    case ("insert", 2), ("insertObject", 2):
      return "table.insert(\(text), \(place(1)), \(values[0]))"
    case ("insert", 1): return "\(text)[\(values[0])] = true"
    case ("removeObjectAtIndex", 1), ("remove", 1):
      return "table.remove(\(text), \(place(0)))"
    case ("removeLast", _), ("removeLastObject", _), ("popLast", _): return "table.remove(\(text))"
    case ("removeFirst", _): return "table.remove(\(text), 1)"
    case ("replaceObjectAtIndex", 2): return "\(text)[\(place(0))] = \(values[1])"
    case ("setObject", 2), ("setValue", 2):
      return "\(text)\(LuaExpression(text: values[1]).asKey) = \(values[0])"
    case ("removeObjectForKey", 1), ("removeValue", 1): return "\(text)[\(values[0])] = nil"
    case ("removeAll", 0), ("removeAllObjects", 0): return "\(text) = {}"
    case ("removeObject", 1):
      return block(
        "for index = #\(text), 1, -1 do",
        ["if \(text)[index] == \(values[0]) then table.remove(\(text), index) end"], "end")
    default: return nil
    }
  }

  // MARK: Loops over lists

  /// `map`, `filter`, `first(where:)`: a loop before the statement, and its result.
  private func loop(
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
      case .name(let word): functions[word] != nil
      default: false
      }
    guard isFunction else { return nil }
    if name == "sorted" || name == "sort" { return try sorted(list, closure) }
    if name == "reduce" { return try reduced(list, closure, arguments) }
    return try looped(name, list, closure, isEnumerated: false)
  }

  private func looped(
    _ name: String, _ list: LuaExpression, _ closure: Expression, isEnumerated: Bool
  ) throws(NotTranslated) -> LuaExpression? {
    var (element, second) = (elementName(closure, list), "")
    let isIndexed = isEnumerated || name == "enumerateObjectsUsingBlock"
    if isIndexed, case .closure(let block) = closure.kind, let names = block.parameters,
      names.count > 1
    {
      (element, second) = isEnumerated ? (names[1], names[0]) : (names[0], names[1])
    }
    var variables = [element: list.type.element]
    if !second.isEmpty { variables[second] = .number }
    let listName = name == "map" || name == "compactMap" || name == "filter" ? freeName("list") : ""
    let before = hoisted
    hoisted = []
    let parts = try inScope(variables) { () throws(NotTranslated) in
      try body(of: closure, element)
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

  private static let needsValue = NotTranslated(
    reason: "a closure of several statements needs a loop of its own")

  /// The first element for which a condition holds, its place, or whether there is one.
  private func found(
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
  private func elementName(_ closure: Expression, _ list: LuaExpression) -> String {
    if case .closure(let block) = closure.kind, let names = block.parameters, let name = names.first
    {
      return name
    }
    return "$0"
  }

  /// The statements of a closure, and its value if it is one.
  private func body(
    of closure: Expression, _ element: String
  ) throws(NotTranslated) -> (lines: [String], value: LuaExpression?) {
    switch closure.kind {
    case .keyPath(let name):
      let value = LuaExpression(text: luaName(element), type: type(of: element) ?? .unknown)
      return ([], try member(name, of: value, expecting: .unknown))
    case .name(let word): return ([], LuaExpression(text: "\(word)(\(luaName(element)))"))
    case .closure(let block):
      let value: Expression? =
        switch block.body.last?.kind {
        case .expression(let value)? where block.body.count == 1: value
        case .returning(let value)?: value
        default: nil
        }
      let hasValue = value.map { isValue($0) } ?? false
      let statements = hasValue ? Array(block.body.dropLast()) : block.body
      let lines = try withoutLosing { () throws(NotTranslated) in self.lines(of: statements) }
      guard hasValue, let value else { return (lines, nil) }
      return (lines, try self.value(value))
    default: throw Self.needsValue
    }
  }

  private func withoutLosing(
    _ body: () throws(NotTranslated) -> [String]
  ) throws(NotTranslated) -> [String] {
    let before = hoisted
    defer { hoisted = before }
    return try body()
  }

  /// Whether an expression has a value, rather than an effect: anything but an assignment.
  private func isValue(_ expression: Expression) -> Bool { true }

  private func search(
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

  private func reversed(_ list: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let source = try named(list, "list"), result = freeName("reversed")
    try hoist(
      [
        "local \(result) = {}",
        "for index = #\(source), 1, -1 do table.insert(\(result), \(source)[index]) end",
      ], for: "reversed")
    return LuaExpression(text: result, type: list.type)
  }

  private func sorted(
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

  private func reduced(
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
