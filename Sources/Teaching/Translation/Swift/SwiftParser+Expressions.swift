extension SwiftParser {
  private static let operators: [[String]] = [
    ["??"], ["||"], ["&&"], ["===", "!==", "==", "!=", "<=", ">=", "<", ">"], ["...", "..<"],
    ["+", "-", "|"], ["*", "/", "%", "&"],
  ]
  private static let levelOfComparisons = 3
  private static let levelOfRanges = 4

  /// An expression; in a condition a brace isn't a closure.
  mutating func expression(allowingClosure: Bool = true) throws(NotTranslated) -> Expression {
    reader.depth += 1
    defer { reader.depth -= 1 }
    try checkDepth()
    let place = next.place
    while isNext(oneOf: ["try", "await"]) {
      reader.advance()
      _ = skip("?") || skip("!")
    }
    let value = try infix(0, allowingClosure)
    guard isNext("?"), next.followsSpace else { return value }
    reader.advance()
    let first = try expression(allowingClosure: allowingClosure)
    try require(":")
    let second = try expression(allowingClosure: allowingClosure)
    return Expression(kind: .conditional(value, first, second), place: place)
  }

  private mutating func infix(_ level: Int, _ closures: Bool) throws(NotTranslated) -> Expression {
    guard level < Self.operators.count else { return try prefix(closures) }
    var left = try infix(level + 1, closures)
    while true {
      try addLink()
      if level == Self.levelOfComparisons, isNext(oneOf: ["as", "is"]) {
        left = try cast(left)
        continue
      }
      guard let sign = Self.operators[level].first(where: { isNext($0) }), isInfix else {
        return left
      }
      reader.advance()
      let right = try infix(level + 1, closures)
      let kind: Expression.Kind =
        level == Self.levelOfRanges
        ? .range(left, right, isClosed: sign == "...") : .infix(sign, left, right)
      left = Expression(kind: kind, place: left.place)
    }
  }

  /// Whether an operator stands between two values: `-` at the start of a line may belong to the
  /// next one only.
  private var isInfix: Bool {
    !(next.beginsLine && ["-", "&"].contains(next.text) && !reader.token(after: 1).followsSpace)
  }

  private mutating func cast(_ value: Expression) throws(NotTranslated) -> Expression {
    let isTest = skip("is")
    if !isTest { reader.advance() }
    let kind: Expression.Cast =
      isTest ? .test : skip("?") ? .asking : skip("!") ? .forced : .plain
    return Expression(kind: .cast(value, kind, try type()), place: value.place)
  }

  private mutating func prefix(_ closures: Bool) throws(NotTranslated) -> Expression {
    let place = next.place
    try addLink()
    if isNext(oneOf: ["try", "await"]) {
      reader.advance()
      _ = skip("?") || skip("!")
      return try prefix(closures)
    }
    for sign in ["!", "-"] where skip(sign) {
      return Expression(kind: .prefix(sign, try prefix(closures)), place: place)
    }
    if skip("&") { throw NotTranslated(reason: "`inout` arguments have no counterpart in Lua") }
    return try postfix(try primary(), closures)
  }

  // MARK: Members and calls

  private mutating func postfix(
    _ start: Expression, _ closures: Bool
  ) throws(NotTranslated) -> Expression {
    var value = start
    while true {
      try addLink()
      if isNext("?.") || isNext("?") && isNext("[", after: 1) && !next.followsSpace {
        let isMember = isNext("?.")
        reader.advance()
        value = Expression(kind: .optional(value), place: value.place)
        if isMember { value = try member(of: value) }
      } else if isNext("."), reader.token(after: 1).kind != .symbol {
        reader.advance()
        value = try member(of: value)
      } else if isNext("?"), !next.followsSpace, isNext("(", after: 1) {
        reader.advance()
        value = Expression(kind: .optional(value), place: value.place)
      } else if isNext("!"), !next.followsSpace, !next.beginsLine {
        reader.advance()
      } else if isNext("("), !next.beginsLine {
        value = try call(of: value, closures)
      } else if isNext("["), !next.beginsLine {
        reader.advance()
        let index = try expression()
        value = Expression(kind: .element(value, index), place: value.place)
        if skip(",") {
          try require("default")
          try require(":")
          value = Expression(kind: .infix("??", value, try expression()), place: value.place)
        }
        try require("]")
      } else if closures, isNext("{"), !next.beginsLine, takesClosure(value) {
        value = try call(of: value, closures)
      } else {
        return value
      }
    }
  }

  private mutating func member(of value: Expression) throws(NotTranslated) -> Expression {
    if next.kind == .number { throw NotTranslated(reason: "parts of tuples have no names in Lua") }
    let name = try word()
    if name == "self" { return value }
    if isNext("("), isNext("_", after: 1) || isNext(":", after: 2) && isNext(")", after: 3) {
      reader.skipBrackets()  // `home.push(_:)`, a method that isn't called
    }
    return Expression(kind: .member(value, name), place: value.place)
  }

  private func takesClosure(_ value: Expression) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }

  private mutating func call(
    of value: Expression, _ closures: Bool
  ) throws(NotTranslated) -> Expression {
    // `[String]()` is an empty list.
    if isNext("("), isNext(")", after: 1) {
      if case .list = value.kind {
        reader.skipBrackets()
        return Expression(kind: .list([]), place: value.place)
      }
      if case .dictionary = value.kind {
        reader.skipBrackets()
        return Expression(kind: .dictionary([]), place: value.place)
      }
    }
    var call = Call(receiver: value, name: nil, arguments: isNext("(") ? try arguments() : [])
    while closures, isNext("{"), !next.beginsLine {
      call.arguments.append(Argument(label: nil, value: try closure()))
      call.trailing += 1
      while reader.token(after: 0).kind == .word, isNext(":", after: 1), isNext("{", after: 2) {
        let label = try word()
        reader.advance()
        call.arguments.append(Argument(label: label, value: try closure()))
        call.trailing += 1
      }
    }
    switch value.kind {
    case .name(let name): (call.receiver, call.name) = (nil, name)
    case .member(let owner, let name): (call.receiver, call.name) = (owner, name)
    default: break
    }
    return Expression(kind: .call(call), place: value.place)
  }

  /// The arguments in parentheses.
  mutating func arguments() throws(NotTranslated) -> [Argument] {
    try require("(")
    var list: [Argument] = []
    skipComments()
    while !skip(")") {
      var label: String?
      if next.kind == .word, isNext(":", after: 1) {
        label = try word()
        reader.advance()
      }
      list.append(Argument(label: label, value: try argumentValue()))
      skipComments()
      guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
      skipComments()
    }
    return list
  }

  private mutating func argumentValue() throws(NotTranslated) -> Expression {
    if let value = operatorValue() { return value }
    return try expression()
  }

  /// An operator that is passed: `reduce(0, +)`; nil for any other argument.
  private mutating func operatorValue() -> Expression? {
    guard isNext(oneOf: ["+", "-", "*", "<", ">", "=="]), isNext(oneOf: [")", ","], after: 1) else {
      return nil
    }
    let place = next.place, sign = next.text
    reader.advance()
    func operand(_ name: String) -> Expression { Expression(kind: .name(name), place: place) }
    let value = Expression(kind: .infix(sign, operand("$0"), operand("$1")), place: place)
    let body = [Statement(kind: .expression(value), place: place)]
    return Expression(
      kind: .closure(Closure(parameters: nil, body: body, names: ["$0", "$1"])), place: place)
  }

  // MARK: Values

  private mutating func primary() throws(NotTranslated) -> Expression {
    let token = next
    switch token.kind {
    case .number:
      reader.advance()
      return Expression(kind: .number(token.text), place: token.place)
    case .text:
      reader.advance()
      return Expression(kind: .text(try pieces(of: token)), place: token.place)
    case .word: return Expression(kind: try named(), place: token.place)
    default: return Expression(kind: try bracketed(), place: token.place)
    }
  }

  private mutating func named() throws(NotTranslated) -> Expression.Kind {
    let place = next.place
    let name = try word()
    if name.first?.isUppercase == true { skipTypesInBrackets() }
    switch name {
    case "true", "false", "nil": return .constant(name)
    case "#function": return .name("__FUNCTION__")
    case "#line": return .number("\(place.line)")
    case "#file", "#fileID", "#filePath", "#column":
      throw NotTranslated(reason: "`\(name)` has no counterpart in Lua")
    case "#selector": return .selector(try selector())
    case "if", "switch", "guard", "let", "var", "func", "class", "return", "case", "in":
      throw NotTranslated(reason: "`\(name)` can't stand here")
    default:
      return .name(name)
    }
  }

  /// Skips the types of a class that is called: `Snapshot<Section, Int>()`.
  private mutating func skipTypesInBrackets() {
    guard isNext("<"), !next.followsSpace else { return }
    var copy = self
    copy.reader.advance()
    repeat { guard (try? copy.type()) != nil else { return } } while copy.skip(",")
    guard copy.skip(">"), copy.isNext("(") || copy.isNext(".") else { return }
    self = copy
  }

  /// `#selector(Home.push(_:))` is `push`.
  private mutating func selector() throws(NotTranslated) -> String {
    try require("(")
    if isNext(oneOf: ["getter", "setter"]) {
      throw NotTranslated(reason: "a selector is a method")
    }
    var name = try word()
    while skip(".") { name = try word() }
    if isNext("(") { reader.skipBrackets() }
    if skip("as") { _ = try type() }
    try require(")")
    return name
  }

  private mutating func bracketed() throws(NotTranslated) -> Expression.Kind {
    if isNext("{") { return try closure().kind }
    if isNext("(") {
      let list = try arguments()
      return list.count == 1 && list[0].label == nil ? list[0].value.kind : .tuple(list)
    }
    if skip(".") {
      let name = try word()
      return .implicitMember(name)
    }
    if skip("\\") {
      if next.kind == .word { _ = try word() }
      try require(".")
      return .keyPath(try word())
    }
    guard isNext("[") else { throw reader.unexpected("a value") }
    return try list()
  }

  private mutating func list() throws(NotTranslated) -> Expression.Kind {
    try require("[")
    skipComments()
    if skip(":") {
      try require("]")
      return .dictionary([])
    }
    var values: [Expression] = [], pairs: [(key: Expression, value: Expression)] = []
    while !skip("]") {
      let value = try expression()
      if skip(":") { pairs.append((value, try expression())) } else { values.append(value) }
      skipComments()
      guard skip(",") || isNext("]") else { throw reader.unexpected("`,` or `]`") }
      skipComments()
    }
    return pairs.isEmpty ? .list(values) : .dictionary(pairs)
  }

  /// The letters and values of a text.
  private func pieces(of token: SourceToken) throws(NotTranslated) -> [Expression.TextPiece] {
    var pieces: [Expression.TextPiece] = [], letters = "", rest = token.text[...]
    while let first = rest.first {
      guard rest.hasPrefix("\\(") else {
        letters.append(first)
        rest.removeFirst()
        if first == "\\", let escaped = rest.popFirst() { letters.append(escaped) }
        continue
      }
      var parser = SwiftParser(
        SourceScanner.tokens(of: String(rest.dropFirst()), from: token.place))
      parser.reader.depth = reader.depth + 1
      let values = try parser.arguments()
      guard let value = values.first?.value, values.count == 1 || values[1].label != nil else {
        throw NotTranslated(reason: "a value in a text is missing")
      }
      pieces += [.letters(letters), .value(value)]
      letters = ""
      rest = rest.dropFirst(1 + Self.length(ofBracketsIn: rest.dropFirst()))
    }
    return pieces + [.letters(letters)]
  }

  private static func length(ofBracketsIn text: Substring) -> Int {
    var depth = 0
    for (index, character) in text.enumerated() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0 { return index + 1 }
    }
    return text.count
  }

  // MARK: Closures

  /// `{ [weak self] finished in … }`.
  mutating func closure() throws(NotTranslated) -> Expression {
    let place = next.place
    try require("{")
    var weakNames: [String] = []
    if isNext("["), isCaptureList {
      reader.advance()
      while !skip("]"), !reader.isAtEnd {
        if skip("weak") || skip("unowned"), next.kind == .word { weakNames.append(next.text) }
        reader.advance()
      }
    }
    let parameters = try closureParameters()
    let start = reader.position
    let body = statements()
    let names = reader.names(since: start)
    try require("}")
    return Expression(
      kind: .closure(
        Closure(parameters: parameters, body: body, names: names, weakNames: weakNames)),
      place: place)
  }

  private var isCaptureList: Bool {
    let end = reader.lengthOfBrackets()
    return isNext(oneOf: ["in", "("], after: end)
      || reader.token(after: end).kind == .word && isNext(oneOf: ["in", ","], after: end + 1)
      || reader.token(after: end).kind == .word && isNext("weak", after: 1)
  }

  /// The names before `in`; nil if there is none.
  private mutating func closureParameters() throws(NotTranslated) -> [String]? {
    var copy = self, names: [String] = []
    if copy.skip("@MainActor") {}
    if copy.skip("in") {
      self = copy
      return []
    }
    let hasParentheses = copy.skip("(")
    while copy.next.kind == .word, !copy.isNext("in") {
      var name = try copy.word()
      if copy.next.kind == .word, !copy.isNext("in"), hasParentheses { name = try copy.word() }
      if copy.skip(":"), (try? copy.type()) == nil { return nil }
      names.append(name)
      guard copy.skip(",") else { break }
    }
    if hasParentheses, !copy.skip(")") { return nil }
    while copy.isNext(oneOf: ["async", "throws"]) { copy.reader.advance() }
    if copy.skip("->"), (try? copy.type()) == nil { return nil }
    guard copy.skip("in") else { return nil }
    self = copy
    return names
  }
}
