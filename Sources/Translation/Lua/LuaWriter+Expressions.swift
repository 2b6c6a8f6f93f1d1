import Lua

extension LuaWriter {
  /// A value, nil if a part before `?.` is nil.
  func value(
    _ expression: Expression, expecting expected: ValueType = .unknown
  ) throws(NotTranslated) -> LuaExpression {
    try unguarded(expression, expecting: expected).guarded
  }

  /// A value, with what must not be nil before it is read.
  func unguarded(
    _ expression: Expression, expecting expected: ValueType = .unknown
  ) throws(NotTranslated) -> LuaExpression {
    switch expression.kind {
    case .name(let name): return try self.name(name, expecting: expected)
    case .number(let text): return LuaExpression(text: text, level: .literal, type: .number)
    case .text(let pieces): return try text(pieces)
    case .constant(let text):
      if language == .objectiveC, text != "nil" {
        note(.meaning(of: text == "true" ? "YES" : "NO", is: text))
      }
      return LuaExpression(text: text, level: .literal, type: text == "nil" ? .unknown : .boolean)
    case .selector(let name):
      return LuaExpression(
        text: "\"\(methodName(ofSelector: name))\"", level: .literal, type: .text)
    case .implicitMember(let name): return try implicitMember(name, expecting: expected)
    case .list(let values): return try list(values, expecting: expected)
    case .dictionary(let pairs): return try dictionary(pairs)
    case .tuple: throw NotTranslated(reason: "tuples have no counterpart: use variables")
    case .member(let owner, let name): return try member(name, of: owner, expecting: expected)
    case .element(let list, let index): return try element(of: list, at: index)
    case .call(let call): return try self.call(call, at: expression.place, expecting: expected)
    case .closure(let closure): return try function(closure, expecting: expected)
    case .prefix(let sign, let operand): return try prefix(sign, operand)
    case .infix(let sign, let left, let right):
      return try infix(sign, left, right, expecting: expected)
    case .conditional(let test, let first, let second):
      return try conditional(test, first, second, expecting: expected)
    case .cast(let value, let kind, let type): return try cast(value, kind, type)
    case .optional(let value): return try optional(value)
    case .keyPath(let name):
      return LuaExpression(text: "function(value) return value.\(name) end", level: .literal)
    case .range(let first, let last, let isClosed): return try numbers(first, last, isClosed)
    }
  }

  // MARK: Literals

  private func text(_ pieces: [Expression.TextPiece]) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    for piece in pieces {
      switch piece {
      case .letters(let letters):
        if !letters.isEmpty || pieces.count == 1 { parts.append("\"\(letters)\"") }
      case .value(let expression):
        let value = try value(expression)
        let isKnown = value.type == .text || value.type == .number
        let isPart = pieces.contains {
          if case .letters(let text) = $0 { !text.isEmpty } else { false }
        }
        parts.append(
          isKnown && (isPart || value.type == .text)
            ? value.operand(of: .concatenation) : "tostring(\(value.text))")
      }
    }
    let isOne = parts.count == 1
    return LuaExpression(
      text: parts.joined(separator: " .. "), level: isOne ? .literal : .concatenation, type: .text)
  }

  private func list(
    _ values: [Expression], expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    let element: ValueType = if case .oneOf = expected { expected } else { expected.element }
    var parts: [String] = [], types: [ValueType] = []
    for value in values {
      let part = try self.value(value, expecting: element)
      parts.append(part.text)
      types.append(part.type)
    }
    let first = types.first ?? .unknown
    let type = types.allSatisfy { $0 == first } ? first : .unknown
    return LuaExpression(
      text: table(parts), level: .literal, type: .list(type == .unknown ? element : type))
  }

  /// The numbers of a range.
  private func numbers(
    _ first: Expression, _ last: Expression, _ isClosed: Bool
  ) throws(NotTranslated) -> LuaExpression {
    let list = freeName("numbers"), end = try value(last)
    let limit = isClosed ? end.text : LuaExpression.difference(end.operand(of: .sum), 1)
    let start = try value(first).text
    try hoist(
      [
        "local \(list) = {}",
        "for number = \(start), \(limit) do table.insert(\(list), number) end",
      ], for: "...")
    return LuaExpression(text: list, type: .list(.number))
  }

  /// A table of values, on lines of their own if they are long.
  func table(_ parts: [String]) -> String {
    guard !parts.isEmpty else { return "{}" }
    let line = "{ \(parts.joined(separator: ", ")) }"
    guard line.count > 80 || line.contains("\n") else { return line }
    return "{\n" + parts.map { $0.indented + "," }.joined(separator: "\n") + "\n}"
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)]
  ) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    for pair in pairs {
      let value = try value(pair.value).text
      if case .text(let pieces) = pair.key.kind, pieces.count == 1,
        case .letters(let word) = pieces[0], word.isName, !Self.keywords.contains(word)
      {
        parts.append("\(word) = \(value)")
      } else {
        parts.append("[\(try self.value(pair.key).text)] = \(value)")
      }
    }
    return LuaExpression(text: table(parts), level: .literal, type: .map)
  }

  // MARK: Operators

  private func prefix(_ sign: String, _ operand: Expression) throws(NotTranslated) -> LuaExpression
  {
    let value = try value(operand)
    guard sign == "!" else {
      return LuaExpression(text: "-\(value.operand(of: .prefix))", level: .prefix, type: .number)
    }
    if value.level == .comparison {
      for (old, new) in [(" == ", " ~= "), (" ~= ", " == ")] {
        let parts = value.text.components(around: old)
        if let parts {
          return LuaExpression(text: parts.0 + new + parts.1, level: .comparison, type: .boolean)
        }
      }
    }
    return LuaExpression(
      text: "not \(value.operand(of: .prefix))", level: .prefix, type: .boolean)
  }

  private static let operators: [String: (text: String, level: LuaExpression.Level)] = [
    "??": ("or", .or), "||": ("or", .or), "&&": ("and", .and), "==": ("==", .comparison),
    "!=": ("~=", .comparison), "===": ("==", .comparison), "!==": ("~=", .comparison),
    "<=": ("<=", .comparison), ">=": (">=", .comparison), "<": ("<", .comparison),
    ">": (">", .comparison), "+": ("+", .sum), "-": ("-", .sum), "*": ("*", .product),
    "/": ("/", .product), "%": ("%", .product),
  ]

  private func infix(
    _ sign: String, _ left: Expression, _ right: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if sign == "|" || sign == "&" && expected != .unknown {
      return LuaExpression(text: table(try flags(left, right, expected)), level: .literal)
    }
    guard let (word, level) = Self.operators[sign] else {
      throw NotTranslated(reason: "`\(sign)` has no counterpart in Lua")
    }
    let isValue = sign == "??" || sign == "||"
    var first: LuaExpression
    if case .implicitMember = left.kind {
      first = try value(left, expecting: try value(right).type)
    } else {
      first = try value(left, expecting: isValue ? expected : .unknown)
    }
    let isLazy = level <= .and
    let second =
      isLazy
      ? try withoutHoisting { () throws(NotTranslated) in
        try value(right, expecting: sign == "??" ? first.type : .unknown)
      } : try value(right, expecting: first.type)
    if sign == "??", first.level == .and { first.level = .and }
    return combine(first, second, word, level, sign)
  }

  private func combine(
    _ first: LuaExpression, _ second: LuaExpression, _ word: String, _ level: LuaExpression.Level,
    _ sign: String
  ) -> LuaExpression {
    if sign == "+", case .list = first.type {
      return LuaExpression(
        text: "table.move(\(second.text), 1, #\(second.receiver), #\(first.receiver) + 1, "
          + "{ table.unpack(\(first.text)) })", type: first.type)
    }
    let isText = sign == "+" && (first.type == .text || second.type == .text)
    let level = isText ? LuaExpression.Level.concatenation : level
    let next = LuaExpression.Level(rawValue: level.rawValue + 1) ?? .atom
    let right = second.operand(of: level == .and || level == .or || isText ? level : next)
    let sum = "\(first.operand(of: level)) \(isText ? ".." : word) \(right)"
    let type: ValueType =
      isText
      ? .text
      : level == .comparison
        ? .boolean
        : level >= .sum
          ? .number
          : sign == "??" ? (first.type == .unknown ? second.type : first.type) : .boolean
    return LuaExpression(
      text: sum, level: level, type: type)
  }

  /// The options of `A | B`.
  private func flags(
    _ left: Expression, _ right: Expression, _ expected: ValueType
  ) throws(NotTranslated) -> [String] {
    var parts: [String] = []
    for side in [left, right] {
      if case .infix("|", let first, let second) = side.kind {
        parts += try flags(first, second, expected)
      } else {
        parts.append(try value(side, expecting: expected).text)
      }
    }
    return parts
  }

  private func conditional(
    _ test: Expression, _ first: Expression, _ second: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    let condition = try value(test)
    let (one, other) = try withoutHoisting { () throws(NotTranslated) in
      (try value(first, expecting: expected), try value(second, expecting: expected))
    }
    let type = one.type == .unknown ? other.type : one.type
    if one.text == "true", other.text == "false", condition.level == .comparison {
      return condition
    }
    if ["nil", "false"].contains(one.text) {
      // `a and nil or b` is always b.
      let opposite =
        try prefix("!", test).operand(of: .and) + " and \(other.operand(of: .and))"
      return LuaExpression(text: "\(opposite) or \(one.text)", level: .or, type: type)
    }
    return LuaExpression(
      text: "\(condition.operand(of: .and)) and \(one.operand(of: .and)) or "
        + other.operand(of: .or), level: .or, type: type)
  }

  /// `x as? Home` is x if it is one.
  private func cast(
    _ expression: Expression, _ kind: Expression.Cast, _ type: TypeName
  ) throws(NotTranslated) -> LuaExpression {
    if case .call(let call) = expression.kind, call.name?.hasPrefix("instantiate") == true,
      let owner = types[type.name]?.name ?? (vocabulary.isClass(type.name) ? type.name : nil)
    {
      note(.remark("there are no storyboards: the class is called instead"))
      return LuaExpression(text: "\(owner){}", type: .object(owner))
    }
    var value = try value(expression)
    let target = valueType(type)
    if kind == .plain || kind == .forced {
      if target != .unknown { value.type = target }
      return value
    }
    guard let test = test(value, isA: type) else {
      if kind == .test { throw NotTranslated(reason: "`\(type.name)` is no class here") }
      value.type = target
      return value
    }
    if kind == .test { return LuaExpression(text: test, level: .and, type: .boolean) }
    return LuaExpression(
      text: "\(test) and \(value.operand(of: .comparison))", level: .and, type: target)
  }

  /// Whether a value is of a class; nil if it can't be asked.
  func test(_ value: LuaExpression, isA type: TypeName) -> String? {
    switch valueType(type) {
    case .text: return "type(\(value.text)) == \"string\""
    case .number: return "type(\(value.text)) == \"number\""
    case .object(let name):
      guard value.level >= .atom else { return nil }
      return "\(value.text) and \(value.receiver):isKind(\(name))"
    default: return nil
    }
  }

  /// A value that is read only if it isn't nil.
  private func optional(_ expression: Expression) throws(NotTranslated) -> LuaExpression {
    var value = try unguarded(expression)
    if value.text == "self" || weakNames.contains(value.text) { return value }
    if !value.isPath, canHoist {
      let name = freeName("value")
      let guarded = value.guarded
      hoisted.append("local \(name) = \(guarded.text)")
      declare(name, value.type)
      return LuaExpression(text: name, type: value.type, guards: [name])
    }
    value.guards.append(value.text)
    return value
  }

  // MARK: Closures

  /// A function without a name.
  func function(
    _ closure: Closure, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    var names = closure.parameters
    var given: [String] = []
    if case .function(let parameters) = expected { given = parameters }
    if names == nil {
      names =
        closure.names.contains("$1") ? ["$0", "$1"] : closure.names.contains("$0") ? ["$0"] : []
    }
    let list = (names ?? []).map(luaName)
    if !closure.weakNames.isEmpty {
      note(.remark("`[weak \(closure.weakNames[0])]` isn't needed: cycles are collected here"))
    }
    let before = (weakNames, hoisted, canHoist, result)
    weakNames.formUnion(closure.weakNames)
    (hoisted, canHoist, result) = ([], true, .unknown)
    defer { (weakNames, hoisted, canHoist, result) = before }
    var variables: [String: ValueType] = [:]
    for name in names ?? [] where name != "_" { variables[name] = .unknown }
    let body = inFunction(variables) { lines(of: returning(closure.body, given)) }
    return LuaExpression(
      text: block("function(\(list.joined(separator: ", ")))", body, "end", upTo: 60),
      level: .literal,
      type: .function(names ?? []))
  }

  /// The body of a closure, of which a single value is the result.
  private func returning(_ body: [Statement], _ names: [String]) -> [Statement] {
    guard body.count == 1, case .expression(let value) = body[0].kind, isResult(value) else {
      return body
    }
    return [Statement(kind: .returning(value), place: body[0].place)]
  }

  /// Whether a closure of a value alone returns it; a call may have no result.
  private func isResult(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let call):
      // A class that is called, or a function that says so.
      guard call.receiver == nil, let name = call.name else { return false }
      let function = functions[name] ?? owner?.method(name)
      return isClass(name) || function.map { $0.result != nil } ?? false
    case .optional: return false
    default: return true
    }
  }

  func inFunction<Result>(
    _ variables: [String: ValueType], _ body: () -> Result
  ) -> Result {
    scopes.append(variables)
    defer { scopes.removeLast() }
    return body()
  }
}

extension String {
  /// The text with two more spaces before each line.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// The parts around a text that is in it once.
  func components(around separator: String) -> (String, String)? {
    let parts = ranges(of: separator)
    guard parts.count == 1 else { return nil }
    return (String(self[..<parts[0].lowerBound]), String(self[parts[0].upperBound...]))
  }
}
