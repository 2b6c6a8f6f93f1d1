import Lua

extension LuaWriter {
  /// The field of self of the program's own that a text begins with, which may be nil: a message to
  /// nil is none.
  private func ownField(before text: String) -> String? {
    guard let owner, let match = text.prefixMatch(of: /self\.(\w+)(?=[.:])/) else { return nil }
    let host = hostClass(of: owner.name).map { vocabulary.members(of: $0) } ?? [:]
    return host[String(match.1)] == nil ? String(match.0) : nil
  }

  /// A variable that the expression counts up or down, before or after it is read.
  private func counted(
    _ sign: String, _ operand: Expression
  ) throws(NotTranslated) -> LuaExpression {
    let variable = try value(operand)
    let step = "\(variable.text) = \(variable.text) \(sign.last ?? "+") 1"
    guard sign.hasPrefix("after") else {
      try hoist([step], for: sign)
      return LuaExpression(text: variable.text, type: .number)
    }
    let former = freeName("former")
    try hoist(["local \(former) = \(variable.text)", step], for: String(sign.suffix(2)))
    return LuaExpression(text: former, type: .number)
  }

  /// A condition: in Objective-C a number holds unless it is 0, which is true in Lua.
  func condition(_ expression: Expression) throws(NotTranslated) -> LuaExpression {
    var value = try unguarded(expression)
    if case .call(let call) = expression.kind, call.isMessage, value.guards.isEmpty,
      let field = ownField(before: value.text)
    {
      value.guards = [field]
    }
    value = value.guarded
    guard language == .objectiveC, value.type == .number else { return value }
    return LuaExpression(
      text: "\(value.operand(of: .concatenation)) ~= 0", level: .comparison, type: .boolean)
  }

  func prefix(_ sign: String, _ operand: Expression) throws(NotTranslated) -> LuaExpression {
    if sign.hasSuffix("++") || sign.hasSuffix("--") { return try counted(sign, operand) }
    let value = sign == "!" ? try condition(operand) : try value(operand)
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

  static let operators: [String: (text: String, level: LuaExpression.Level)] = [
    "??": ("or", .or), "||": ("or", .or), "&&": ("and", .and), "==": ("==", .comparison),
    "!=": ("~=", .comparison), "===": ("==", .comparison), "!==": ("~=", .comparison),
    "<=": ("<=", .comparison), ">=": (">=", .comparison), "<": ("<", .comparison),
    ">": (">", .comparison), "+": ("+", .sum), "-": ("-", .sum), "*": ("*", .product),
    "/": ("/", .product), "%": ("%", .product),
  ]

  func infix(
    _ sign: String, _ left: Expression, _ right: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if sign == "|" || sign == "&" && expected != .unknown {
      return LuaExpression(text: table(try flags(left, right, expected)), level: .literal)
    }
    guard let (word, level) = Self.operators[sign] else {
      throw NotTranslated(reason: "`\(sign)` has no counterpart in Lua")
    }
    if sign == "&&" || sign == "||", language == .objectiveC {
      let first = try condition(left)
      let second = try withoutHoisting { () throws(NotTranslated) in try condition(right) }
      return combine(first, second, word, level, sign)
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

  func combine(
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
  func flags(
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

  func conditional(
    _ test: Expression, _ first: Expression, _ second: Expression, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    let condition = try condition(test)
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
  func cast(
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
    if kind == .plain, Self.wholeNumbers.contains(type.name) { return whole(value) }
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

  /// The types of whole numbers.
  static let wholeNumbers: Set = [
    "int", "NSInteger", "NSUInteger", "long", "unsigned", "short", "int64_t", "uint", "Int",
  ]

  /// A number without its fraction, which the other languages leave out by themselves.
  func whole(_ value: LuaExpression) -> LuaExpression {
    let mayHaveFraction =
      value.type == .number && value.level != .literal && value.level != .prefix
      && value.text.contains(#/ [/*] |\d\.\d|\.(value|width|height|x|y|alpha)$/#)
    guard mayHaveFraction, !value.text.hasSuffix(" // 1") else {
      return LuaExpression(
        text: value.text, level: value.level, type: .number, guards: value.guards)
    }
    return LuaExpression(
      text: "\(value.operand(of: .product)) // 1", level: .product, type: .number,
      guards: value.guards)
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
  func optional(_ expression: Expression) throws(NotTranslated) -> LuaExpression {
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
}
