import Lua

extension LuaWriter {
  /// A property of a list or a text; nil for any other.
  func foundationMember(
    _ name: String, of value: LuaExpression
  ) throws(NotTranslated) -> LuaExpression? {
    let className = value.type.className
    if case .oneOf(let enumeration) = value.type, enumeration.name == "UIColor" {
      return withoutEffect(name, "colours are names")
    }
    let isObject = className.map { types[$0] != nil || hostClass(of: $0) != nil } ?? false
    func result(
      _ text: String, _ level: LuaExpression.Level = .atom, _ type: ValueType
    ) -> LuaExpression {
      LuaExpression(text: text, level: level, type: type, guards: value.guards)
    }
    if value.type.isStructure, let found = structureMember(name, of: value) { return found }
    if isObject { return nil }
    let text = value.receiver
    switch name {
    case "count" where value.type == .map: return try countedKeys(of: value)
    case "count", "length": return result("#\(text)", .prefix, .number)
    case "isEmpty": return result("#\(text) == 0", .comparison, .boolean)
    case "anyObject": return result("\(text)[1]", .atom, value.type.element)
    case "first" where value.type == .text: return result("\(text):sub(1, 1)", .atom, .text)
    case "last" where value.type == .text: return result("\(text):sub(-1)", .atom, .text)
    case "first", "firstObject": return result("\(text)[1]", .atom, value.type.element)
    case "last", "lastObject":
      guard value.isPath else { return try lastElement(of: value) }
      return result("\(text)[#\(text)]", .atom, value.type.element)
    case "lowercased", "lowercaseString": return result("\(text):lower()", .atom, .text)
    case "uppercased", "uppercaseString": return result("\(text):upper()", .atom, .text)
    case "capitalizedString", "capitalized":
      return result("(\(text):gsub(\"%f[%w]%w\", string.upper))", .atom, .text)
    case "integerValue", "intValue", "floatValue", "doubleValue":
      return result("(tonumber(\(value.text)) or 0)", .atom, .number)
    case "boolValue": return value
    case "description": return result("tostring(\(value.text))", .atom, .text)
    case "allKeys", "keys": return try keys(of: value)
    default: return nil
    }
  }

  func structureMember(_ name: String, of value: LuaExpression) -> LuaExpression? {
    let paths = ["origin", "size"]
    if paths.contains(name) {
      return LuaExpression(text: value.text, type: .part(name), guards: value.guards)
    }
    let isField = [
      "x", "y", "width", "height", "row", "item", "section", "top", "left", "bottom", "right",
      "location", "length",
    ]
    guard isField.contains(name) else { return nil }
    if name == "item" {
      return LuaExpression(text: "\(value.receiver).row", type: .number, guards: value.guards)
    }
    return LuaExpression(text: "\(value.receiver).\(name)", type: .number, guards: value.guards)
  }

  /// A new table with the fields of a structure.
  func structure(_ value: LuaExpression, of type: String) -> LuaExpression {
    let fields: [String: [String]] = [
      "CGRect": ["x", "y", "width", "height"], "CGSize": ["width", "height"],
      "size": ["width", "height"],
      "CGPoint": ["x", "y"], "origin": ["x", "y"],
    ]
    guard let names = fields[type], value.isPath else { return value }
    return LuaExpression(
      text: table(names.map { "\($0) = \(value.text).\($0)" }), level: .literal, type: .structure,
      guards: value.guards)
  }

  func lastElement(of value: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let list = try named(value, "list")
    return LuaExpression(text: "\(list)[#\(list)]", type: value.type.element)
  }

  /// A variable for a value that is read more than once.
  func named(_ value: LuaExpression, _ base: String) throws(NotTranslated) -> String {
    if value.isPath { return value.text }
    let name = freeName(base)
    try hoist(["local \(name) = \(value.guarded.text)"], for: base)
    return name
  }

  /// A new list or table with the same values.
  func copied(_ value: LuaExpression) throws(NotTranslated) -> LuaExpression {
    switch value.type {
    case .list:
      // A property of UIKit's may be nil.
      let source = value.isPath && value.text.contains(".") ? "\(value.text) or {}" : value.text
      return LuaExpression(
        text: "{ table.unpack(\(source)) }", level: .literal, type: value.type,
        guards: value.guards)
    case .map:
      let name = freeName("copy")
      try hoist(
        [
          "local \(name) = {}",
          "for key, value in pairs(\(value.guarded.text)) do \(name)[key] = value end",
        ], for: "copy")
      return LuaExpression(text: name, type: .map)
    default: return value
    }
  }

  func countedKeys(of value: LuaExpression) throws(NotTranslated) -> LuaExpression {
    let name = freeName("count")
    try hoist(
      [
        "local \(name) = 0",
        "for _ in pairs(\(value.guarded.text)) do \(name) = \(name) + 1 end",
      ], for: "count")
    return LuaExpression(text: name, type: .number)
  }

  func keys(of value: LuaExpression) throws(NotTranslated) -> LuaExpression {
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
    case ("sortedArrayUsingSelector", 1): return try sorted(list, nil)
    case ("sortedArrayUsingComparator", _), ("sortUsingComparator", _),
      ("sortedArrayUsingDescriptors", _), ("sortUsingDescriptors", _),
      ("filteredArrayUsingPredicate", _):
      throw NotTranslated(reason: "`\(name)` has no counterpart: use `table.sort` or a loop")
    case ("randomElement", 0):
      let source = try named(list, "list")
      return LuaExpression(
        text: "\(source)[math.random(#\(source))]", type: list.type.element, guards: list.guards)
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

  func slice(_ list: LuaExpression, from first: String, to last: String?) -> LuaExpression {
    LuaExpression(
      text: "{ table.unpack(\(list.text), \(first)\(last.map { ", \($0)" } ?? "")) }",
      level: .literal,
      type: list.type)
  }

  static let changes: Set = [
    "append", "addObject", "insert", "insertObject", "remove", "removeObjectAtIndex", "removeLast",
    "removeLastObject", "removeAll", "removeAllObjects", "replaceObjectAtIndex", "removeObject",
    "removeFirst", "setObject", "addObjectsFromArray", "popLast", "removeObjectForKey", "setValue",
    "sortUsingSelector", "removeValue",
  ]

  /// Changes a list; one that a property of UIKit's returns is assigned afterwards.
  func change(
    _ name: String, _ list: LuaExpression, _ arguments: [Argument], _ receiver: Expression
  ) throws(NotTranslated) -> LuaExpression? {
    var table = list.guarded
    if case .infix("??", let element, let other) = receiver.kind {
      // `lists[key, default: []].append(value)` keeps the new list.
      table = try unguarded(element)
      try hoist(["\(table.text) = \(table.text) or \(try value(other).text)"], for: name)
    }
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
    if isCopied(receiver), table.text != list.guarded.text {
      line += "\n\(list.guarded.text) = \(table.text)"
    }
    if let setter = try observedSetter(of: receiver) { line += "\n\(setter)(\(table.text))" }
    return LuaExpression(text: line, type: list.type.element, guards: list.guards)
  }

  /// The method that assigns an own property with an observer, which a change of its list calls.
  private func observedSetter(of receiver: Expression) throws(NotTranslated) -> String? {
    let (object, name): (LuaExpression, String)
    switch receiver.kind {
    case .name(let word) where owner != nil && type(of: word) == nil:
      (object, name) = (selfValue(), word)
    case .member(let value, let word) where value.typeName == nil:
      (object, name) = (try unguarded(value), word)
    default: return nil
    }
    let isObserved = ownTypes(of: object.type.className).contains {
      $0.property(name)?.observer != nil && ownAccessor != name
    }
    return isObserved ? "\(object.receiver):assign\(name.capitalizedFirst)" : nil
  }

  /// Whether reading it returns a new list each time.
  func isCopied(_ receiver: Expression) -> Bool {
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

  func changing(
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
    case ("removeObjectForKey", 1), ("removeValue", 1):
      return "\(text)\(LuaExpression(text: values[0]).asKey) = nil"
    case ("sortUsingSelector", 1): return "table.sort(\(text))"
    case ("removeAll", 0), ("removeAllObjects", 0): return "\(text) = {}"
    case ("removeObject", 1):
      return block(
        "for index = #\(text), 1, -1 do",
        ["if \(text)[index] == \(values[0]) then table.remove(\(text), index) end"], "end")
    default: return nil
    }
  }
}
