extension ObjectiveCParser {
  mutating func parenthesized() throws(NotTranslated) -> Expression {
    try require("(")
    let value = try expression()
    if skip("=") {
      let assigned = try expression()
      throw NotTranslated(
        reason: "an assignment in a condition has no counterpart: write it before"
          + (assigned.place.line == value.place.line ? "" : " the statement"))
    }
    try require(")")
    return value
  }

  /// The body of a statement, with or without braces.
  mutating func body() throws(NotTranslated) -> [Statement] {
    skipComments()
    return isNext("{") ? try block() : skip(";") ? [] : [try statement()]
  }

  mutating func branches() throws(NotTranslated) -> Statement.Kind {
    var list = [Branch(conditions: [try condition()], body: try body())]
    while isElse {
      try addLink()
      skipComments()
      reader.advance()
      guard skip("if") else { return .branches(list, otherwise: try body()) }
      list.append(Branch(conditions: [try condition()], body: try body()))
    }
    return .branches(list, otherwise: nil)
  }

  var isElse: Bool {
    var copy = self
    copy.skipComments()
    return copy.isNext("else")
  }

  /// `if ((self = [super init]))` asks whether there is an object, which always is.
  mutating func condition() throws(NotTranslated) -> Condition {
    if isNext("@available", after: 1) {
      reader.skipBrackets()
      return .always
    }
    var copy = reader
    var open = 0
    while copy.skip("(") { open += 1 }
    if copy.skip("self"), copy.skip("="), copy.isNext("[") {
      copy.skipBrackets()
      while open > 0, copy.skip(")") { open -= 1 }
      if copy.skip("!=") {
        copy.advance()
        while open > 0, copy.skip(")") { open -= 1 }
      }
      if open == 0 {
        reader = copy
        return .always
      }
    }
    return .test(try parenthesized())
  }

  mutating func loop() throws(NotTranslated) -> Statement.Kind {
    try require("(")
    var copy = self
    if let type = try copy.type(isBefore: false), copy.next.kind == .word,
      copy.isNext("in", after: 1)
    {
      self = copy
      let name = try word()
      reader.advance()
      let list = try expression()
      try require(")")
      return .forEach(
        ForEach(names: [name], type: type, list: list, condition: nil, body: try body()))
    }
    return try countingLoop()
  }

  /// `for (int i = 0; i < count; i++)`; a loop that steps otherwise is no counting.
  mutating func countingLoop() throws(NotTranslated) -> Statement.Kind {
    let usual = NotTranslated(reason: "this `for` has no counterpart: write it as `while`")
    _ = try type(isBefore: false)
    if isNext("=") { reader.position -= 1 }
    let name = try word()
    guard skip("=") else { throw usual }
    let first = try expression()
    try require(";")
    let test = try expression()
    try require(";")
    guard case .assignment(let target, let sign, let step) = try assignment(),
      case .name(name) = target.kind, ["+=", "-="].contains(sign)
    else { throw usual }
    try require(")")
    guard case .infix(let comparison, let left, let last) = test.kind, case .name(name) = left.kind
    else { throw usual }
    let isUp = sign == "+=", isOne = { if case .number("1") = step.kind { true } else { false } }()
    guard (isUp ? ["<", "<=", "!="] : [">", ">="]).contains(comparison) else { throw usual }
    let signed =
      isUp ? (isOne ? nil : step) : Expression(kind: .prefix("-", step), place: step.place)
    return .counting(
      Counting(
        name: name, first: first, last: last, includesLast: comparison.hasSuffix("="),
        step: signed, body: try body()))
  }

  mutating func choice() throws(NotTranslated) -> Statement.Kind {
    let value = try parenthesized()
    try require("{")
    var cases: [Case] = []
    skipComments()
    var patterns: [Case.Pattern] = [], isDefault = false
    while !isNext("}"), !reader.isAtEnd {
      let place = next.place
      if skip("default") {
        isDefault = true
      } else {
        try require("case")
        patterns.append(.value(try expression(), condition: nil))
      }
      try require(":")
      let body = statements(inCase: true)
      if body.isEmpty, !isNext("}") { continue }
      if !isNext("}"), !Self.leaves(body) {
        throw NotTranslated(reason: "a case that runs into the next one has no counterpart")
      }
      cases.append(Case(patterns: isDefault ? [] : patterns, body: body, place: place))
      (patterns, isDefault) = ([], false)
    }
    try require("}")
    return .choice(value, cases)
  }

  static func leaves(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .leaving, .returning, .continuing: true
    case .block(let inner): leaves(inner)
    default: false
    }
  }
}
