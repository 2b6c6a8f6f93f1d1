extension ObjectiveCParser {
  private static let operators: [[String]] = [
    ["||"], ["&&"], ["|"], ["&"], ["==", "!="], ["<=", ">=", "<", ">"], ["<<"], ["+", "-"],
    ["*", "/", "%"],
  ]

  mutating func expression() throws(NotTranslated) -> Expression {
    reader.depth += 1
    defer { reader.depth -= 1 }
    try checkDepth()
    let value = try infix(0)
    guard skip("?") else { return value }
    // `a ?: b` is one operator.
    if skip(":") {
      let other = try expression()
      return Expression(kind: .infix("??", value, other), place: value.place)
    }
    let first = try expression()
    try require(":")
    let second = try expression()
    return Expression(kind: .conditional(value, first, second), place: value.place)
  }

  private mutating func infix(_ level: Int) throws(NotTranslated) -> Expression {
    guard level < Self.operators.count else { return try prefix() }
    var left = try infix(level + 1)
    while let sign = Self.operators[level].first(where: { isNext($0) }) {
      reader.advance()
      try addLink()
      left = Expression(kind: .infix(sign, left, try infix(level + 1)), place: left.place)
    }
    return left
  }

  private mutating func prefix() throws(NotTranslated) -> Expression {
    let place = next.place
    try addLink()
    for sign in ["!", "-"] where skip(sign) {
      return Expression(kind: .prefix(sign, try prefix()), place: place)
    }
    for sign in ["++", "--"] where skip(sign) {
      return Expression(kind: .prefix(sign, try prefix()), place: place)
    }
    if skip("&") || skip("~") {
      throw NotTranslated(reason: "addresses and bits have no counterpart in Lua")
    }
    if skip("*") { return try prefix() }
    if let type = castType {
      reader.skipBrackets()
      return Expression(kind: .cast(try prefix(), .plain, type), place: place)
    }
    let value = try postfix(try primary())
    // `list[index++]`; at the end of a statement it is one of its own.
    for sign in ["++", "--"]
    where isNext(sign) && isNext(oneOf: ["]", ",", "<", ">", "+", "-"], after: 1) {
      reader.advance()
      return Expression(kind: .prefix("after\(sign)", value), place: place)
    }
    return value
  }

  /// The type in parentheses before a value, if one is next.
  private var castType: TypeName? {
    var copy = self
    guard copy.skip("("), let type = try? copy.type(isBefore: false), copy.isNext(")") else {
      return nil
    }
    let isPointer = copy.reader.tokens[copy.reader.position - 1].text != type.name
    copy.reader.advance()
    let follows = copy.next
    let isType = isPointer || Self.numberTypes.contains(type.name)
    guard isType, follows.kind != .end else { return nil }
    return follows.kind != .symbol || ["(", "[", "@", "^", "-", "!"].contains(follows.text)
      ? type : nil
  }

  static let numberTypes: Set = [
    "int", "float", "double", "CGFloat", "NSInteger", "NSUInteger", "BOOL", "id", "int64_t",
    "NSTimeInterval", "long", "unsigned", "char", "void", "Class",
  ]

  private mutating func postfix(_ start: Expression) throws(NotTranslated) -> Expression {
    var value = start
    while true {
      try addLink()
      if isNext(".") || isNext("-") && isNext(">", after: 1) || isNext("->") {
        reader.advance()
        _ = skip(">")
        value = Expression(kind: .member(value, try word()), place: value.place)
      } else if isNext("(") {
        value = try call(of: value)
      } else if isNext("["), !next.beginsLine {
        reader.advance()
        let index = try expression()
        try require("]")
        value = Expression(kind: .element(value, index), place: value.place)
      } else {
        return value
      }
    }
  }

  private mutating func call(of value: Expression) throws(NotTranslated) -> Expression {
    try require("(")
    var call = Call(receiver: value, name: nil, arguments: [])
    if case .name(let name) = value.kind { (call.receiver, call.name) = (nil, name) }
    while !skip(")") {
      // `dispatch_once(&once, …)` marks a variable.
      if call.name == "dispatch_once" { _ = skip("&") }
      call.arguments.append(Argument(label: nil, value: try expression()))
      guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
    }
    return Expression(kind: .call(call), place: value.place)
  }

  private mutating func primary() throws(NotTranslated) -> Expression {
    let token = next
    switch token.kind {
    case .number:
      reader.advance()
      return Expression(kind: .number(token.text), place: token.place)
    case .text:
      var text = ""
      while next.kind == .text {
        text += next.text
        reader.advance()
      }
      return Expression(kind: .text([.letters(text)]), place: token.place)
    case .word: return Expression(kind: try named(), place: token.place)
    default: return Expression(kind: try bracketed(), place: token.place)
    }
  }

  private mutating func named() throws(NotTranslated) -> Expression.Kind {
    let name = try word()
    switch name {
    case "YES", "@YES", "true", "TRUE": return .constant("true")
    case "NO", "@NO", "false", "FALSE": return .constant("false")
    case "nil", "Nil", "NULL": return .constant("nil")
    case "@selector":
      try require("(")
      var name = ""
      while !skip(")"), !reader.isAtEnd {
        name += next.text
        reader.advance()
      }
      return .selector(name)
    case "@encode", "@protocol", "sizeof":
      throw NotTranslated(reason: "`\(name)` has no counterpart in Lua")
    case "if", "for", "else", "return", "while", "switch", "@end":
      throw NotTranslated(reason: "`\(name)` can't stand here")
    default: return .name(name)
    }
  }

  private mutating func bracketed() throws(NotTranslated) -> Expression.Kind {
    if isNext("[") { return .call(try message()) }
    if skip("(") {
      let value = try expression()
      try require(")")
      return value.kind
    }
    if isNext("^") { return .closure(try blockValue()) }
    guard skip("@") else { throw reader.unexpected("a value") }
    if next.kind == .number || isNext("(") || isNext("-") { return try prefix().kind }
    if skip("[") { return .list(try values(until: "]")) }
    try require("{")
    var pairs: [(key: Expression, value: Expression)] = []
    while !skip("}") {
      let key = try expression()
      try require(":")
      pairs.append((key, try expression()))
      guard skip(",") || isNext("}") else { throw reader.unexpected("`,` or `}`") }
    }
    return .dictionary(pairs)
  }

  private mutating func values(until end: String) throws(NotTranslated) -> [Expression] {
    var list: [Expression] = []
    while !skip(end) {
      list.append(try expression())
      guard skip(",") || isNext(end) else { throw reader.unexpected("`,` or `\(end)`") }
    }
    return list
  }

  /// `[nav pushViewController:detail animated:YES]`.
  private mutating func message() throws(NotTranslated) -> Call {
    try require("[")
    let receiver = try expression()
    var call = Call(receiver: receiver, name: nil, arguments: [], isMessage: true)
    if next.kind == .word, !isNext(":", after: 1) {
      call.name = try word()
      try require("]")
      return call
    }
    while !skip("]") {
      let word = isNext(":") ? "" : try self.word()
      try require(":")
      if call.name == nil { call.name = word }
      let label = call.arguments.isEmpty ? nil : word
      call.arguments.append(Argument(label: label, value: try expression()))
      while skip(",") { call.arguments.append(Argument(label: ",", value: try expression())) }
    }
    guard call.name != nil else { throw reader.unexpected("a message") }
    return call
  }

  /// `^(BOOL finished) { … }`.
  private mutating func blockValue() throws(NotTranslated) -> Closure {
    try require("^")
    var parameters: [String] = []
    if !isNext("("), !isNext("{") { _ = try type(isBefore: false) }
    if skip("(") {
      while !skip(")") {
        guard try type(isBefore: false) != nil else { throw reader.unexpected("a type") }
        if next.kind == .word { parameters.append(try word()) }
        guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
      }
    }
    return Closure(parameters: parameters, body: try block())
  }
}
