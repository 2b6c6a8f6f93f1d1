/// Reads statements and declarations of Swift.
struct SwiftParser: SourceParser {
  var reader: TokenReader

  init(_ tokens: [SourceToken]) { reader = TokenReader(tokens: tokens) }

  /// Skips to the next line that isn't in a bracket.
  mutating func skipStatement() {
    repeat {
      if isNext(oneOf: ["{", "(", "["]) { reader.skipBrackets() } else { reader.advance() }
    } while !reader.isAtEnd && !isNext("}")
      && !(next.beginsLine && !isNext(oneOf: [".", "else", "{"])) && !isNext(";")
  }

  mutating func kind() throws(NotTranslated) -> Statement.Kind {
    let word = next.kind == .word ? next.text : ""
    switch word {
    case "let", "var": return try variables()
    case "if":
      reader.advance()
      return try branches()
    case "guard":
      reader.advance()
      let conditions = try conditions()
      try require("else")
      return .guarding(conditions, otherwise: try block())
    case "for":
      reader.advance()
      return try loop()
    case "while":
      reader.advance()
      return .whileLoop(try conditions(), try block())
    case "repeat":
      reader.advance()
      let body = try block()
      try require("while")
      return .repeatLoop(body, until: try expression(allowingClosure: false))
    case "switch":
      reader.advance()
      return try choice()
    case "return":
      reader.advance()
      let isBare = isNext("}") || isNext(";") || reader.isAtEnd || next.beginsLine
      return .returning(isBare ? nil : try expression())
    case "break", "continue":
      reader.advance()
      return word == "break" ? .leaving : .continuing
    case "fallthrough": throw NotTranslated(reason: "`fallthrough` has no counterpart in Lua")
    case "throw":
      let place = next.place
      reader.advance()
      let raised = Argument(label: nil, value: try expression())
      let call = Call(receiver: nil, name: "fatalError", arguments: [raised])
      return .expression(Expression(kind: .call(call), place: place))
    case "defer":
      reader.advance()
      return .deferred(try block())
    case "do":
      reader.advance()
      return try doStatement()
    case "import":
      while !reader.isAtEnd, !(reader.token(after: 1).beginsLine) { reader.advance() }
      reader.advance()
      return .nothing(nil)
    default:
      if let declaration = try declaration() { return declaration }
      return try assignment()
    }
  }

  private mutating func doStatement() throws(NotTranslated) -> Statement.Kind {
    let body = try block()
    guard isNext("catch") else { return .block(body) }
    let place = next.place
    var handlers: [(name: String, body: [Statement])] = []
    while skip("catch") {
      let name = isNext("let"), given = reader.token(after: 1).text
      let isPlain = isNext("{") || name && isNext("{", after: 2)
      while !isNext("{"), !reader.isAtEnd { reader.advance() }
      handlers.append((name && isPlain ? given : isPlain ? "error" : "", try block()))
    }
    if handlers.count == 1, !handlers[0].name.isEmpty, !body.contains(where: \.mayReturn) {
      return .catching(body, name: handlers[0].name, handlers[0].body)
    }
    let note = Note.remark("`catch` is left out: `pcall` catches errors in Lua")
    return .block(body + [Statement(kind: .nothing(note), place: place)])
  }

  /// A function or a type; nil for anything else.
  private mutating func declaration() throws(NotTranslated) -> Statement.Kind? {
    let start = reader.position
    let modifiers = try modifiers()
    if isNext("func") || isNext("init") && isNext(oneOf: ["(", "?", "!"], after: 1)
      || isNext("deinit") && isNext("{", after: 1)
    {
      return .function(try function(modifiers))
    }
    if isNext("let") || isNext("var") {
      guard modifiers.contains("override") || modifiers.contains("lazy") || isComputed else {
        return try variables()
      }
      let property = try property(modifiers)
      return .type(
        TypeDeclaration(
          kind: .addition, name: "", parents: [],
          members: [TypeMember(kind: .property(property), place: next.place)]))
    }
    if let type = try typeDeclaration() { return .type(type) }
    reader.position = start
    return nil
  }

  private mutating func assignment() throws(NotTranslated) -> Statement.Kind {
    let target = try expression()
    for sign in ["=", "+=", "-=", "*=", "/=", "%="] where skip(sign) {
      return .assignment(target, sign, try expression())
    }
    guard reader.isAtEnd || next.beginsLine || isNext("}") || isNext(";") || next.kind == .comment
    else { throw reader.unexpected("the end of the statement") }
    return .expression(target)
  }

  // MARK: Variables

  /// A name, or the names in parentheses.
  private mutating func names() throws(NotTranslated) -> [String] {
    guard skip("(") else { return [try word()] }
    var names: [String] = []
    repeat { names.append(try word()) } while skip(",")
    try require(")")
    return names
  }

  mutating func variables() throws(NotTranslated) -> Statement.Kind {
    reader.advance()
    var list: [Variable] = []
    repeat {
      let names = try names()
      let type = skip(":") ? try self.type() : nil
      let value = skip("=") ? try expression() : nil
      list.append(Variable(names: names, type: type, value: value))
    } while skip(",")
    return .declaration(list)
  }

  // MARK: Conditions

  mutating func conditions() throws(NotTranslated) -> [Condition] {
    var list: [Condition] = []
    repeat {
      if isNext("#available") || isNext("#unavailable") {
        reader.advance()
        reader.skipBrackets()
        list.append(.always)
      } else if isNext("let") || isNext("var") {
        reader.advance()
        let place = next.place, name = try word()
        if skip(":") { _ = try type() }
        let value = skip("=") ? try expression(allowingClosure: false) : nil
        list.append(.binding(name, value, place))
      } else if isNext("case") {
        throw NotTranslated(
          reason: "`case` in a condition has no counterpart: compare the value with `==`")
      } else {
        list.append(.test(try expression(allowingClosure: false)))
      }
    } while skip(",")
    return list
  }

  private mutating func branches() throws(NotTranslated) -> Statement.Kind {
    var list = [Branch(conditions: try conditions(), body: try block())]
    skipCommentsBefore("else")
    while skip("else") {
      try addLink()
      guard skip("if") else { return .branches(list, otherwise: try block()) }
      list.append(Branch(conditions: try conditions(), body: try block()))
      skipCommentsBefore("else")
    }
    return .branches(list, otherwise: nil)
  }

  private mutating func skipCommentsBefore(_ word: String) {
    var copy = self
    copy.skipComments()
    if copy.isNext(word) { self = copy }
  }

  // MARK: Loops and choices

  private mutating func loop() throws(NotTranslated) -> Statement.Kind {
    if isNext("case") { throw NotTranslated(reason: "`for case` has no counterpart: use `where`") }
    _ = skip("let") || skip("var")
    let names = try names()
    if skip(":") { _ = try type() }
    try require("in")
    let list = try expression(allowingClosure: false)
    let condition = skip("where") ? try expression(allowingClosure: false) : nil
    let body = try block()
    if case .range(let first, let last, let isClosed) = list.kind, names.count == 1 {
      return .counting(
        Counting(
          name: names[0], first: first, last: last, includesLast: isClosed, step: nil,
          condition: condition, body: body))
    }
    return .forEach(ForEach(names: names, list: list, condition: condition, body: body))
  }

  private mutating func choice() throws(NotTranslated) -> Statement.Kind {
    let value = try expression(allowingClosure: false)
    try require("{")
    var cases: [Case] = []
    skipComments()
    while !isNext("}"), !reader.isAtEnd {
      if skip("@unknown") { continue }
      let place = next.place
      var patterns: [Case.Pattern] = []
      if !skip("default") {
        try require("case")
        repeat { patterns.append(try pattern()) } while skip(",")
      }
      try require(":")
      cases.append(Case(patterns: patterns, body: statements(inCase: true), place: place))
    }
    try require("}")
    return .choice(value, cases)
  }

  private mutating func pattern() throws(NotTranslated) -> Case.Pattern {
    if skip("_") { return .any }
    if skip("is") { return .isOf(try type(), name: nil) }
    if skip("(") {
      var parts: [Case.Pattern] = []
      repeat { parts.append(try pattern()) } while skip(",")
      try require(")")
      return .tuple(parts)
    }
    if skip("let") || skip("var") {
      let name = try word()
      if skip("as") { return .isOf(try type(), name: name) }
      return .binding(name, condition: try patternCondition())
    }
    if isNext("."), isNext("(", after: 2) {
      throw NotTranslated(reason: "cases with values have no counterpart: a case is a string here")
    }
    let value = try expression(allowingClosure: false)
    _ = skip("?")
    return .value(value, condition: try patternCondition())
  }

  private mutating func patternCondition() throws(NotTranslated) -> Expression? {
    skip("where") ? try expression(allowingClosure: false) : nil
  }

  // MARK: Types

  /// The labels of a tuple's type, `(name: String, age: Int)`; empty if not all parts have one.
  private func labelsOfTuple() -> [String] {
    var copy = self, labels: [String] = []
    copy.reader.advance()
    repeat {
      guard copy.next.kind == .word, copy.isNext(":", after: 1) else { return [] }
      labels.append(copy.next.text)
      copy.reader.advance()
      copy.reader.advance()
      guard (try? copy.type()) != nil else { return [] }
    } while copy.skip(",")
    return copy.skip(")") && !copy.isNext("->") ? labels : []
  }

  /// The name of a type; what can't be a class is `()`.
  mutating func type() throws(NotTranslated) -> TypeName {
    reader.depth += 1
    defer { reader.depth -= 1 }
    try checkDepth()
    while isNext(oneOf: ["any", "some", "inout", "@escaping", "@MainActor", "@Sendable"]) {
      reader.advance()
    }
    var type: TypeName
    if skip("[") {
      let first = try self.type()
      type = TypeName(name: "[]", parts: [first])
      if skip(":") { type = TypeName(name: "[:]", parts: [first, try self.type()]) }
      try require("]")
    } else if isNext("(") {
      type = TypeName(name: "()", labels: labelsOfTuple())
      reader.skipBrackets()
    } else {
      type = TypeName(name: try word())
      if skip("<") {
        repeat { type.parts.append(try self.type()) } while skip(",")
        try require(">")
      }
      while isNext("."), reader.token(after: 1).kind == .word {
        reader.advance()
        type.name += ".\(try word())"
      }
    }
    while isNext("?") || isNext("!") || isNext("&") {
      if skip("&") { _ = try self.type() } else { reader.advance() }
    }
    while isNext(oneOf: ["async", "throws"]) { reader.advance() }
    if skip("->") {
      _ = try self.type()
      type = TypeName(name: "()")
    }
    return type
  }
}
