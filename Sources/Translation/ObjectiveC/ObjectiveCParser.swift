/// Reads statements of Objective-C.
struct ObjectiveCParser: SourceParser {
  var reader: TokenReader

  init(_ tokens: [SourceToken]) { reader = TokenReader(tokens: tokens) }

  /// Skips to after the next semicolon, or the closing brace of a body.
  mutating func skipStatement() {
    if next.text.hasPrefix("@"), isNext(oneOf: ["@interface", "@implementation", "@protocol"]) {
      while !reader.isAtEnd, !isNext("@end") { reader.advance() }
      reader.advance()
      return
    }
    while !reader.isAtEnd, !isNext("}"), !isNext("@end") {
      if skip(";") { return }
      let isBody = isNext("{")
      if isNext(oneOf: ["{", "(", "["]) { reader.skipBrackets() } else { reader.advance() }
      if isBody, next.beginsLine, !isNext("else") { return }
    }
  }

  mutating func kind() throws(NotTranslated) -> Statement.Kind {
    let word = next.kind == .word ? next.text : ""
    switch word {
    case "if":
      reader.advance()
      return try branches()
    case "for":
      reader.advance()
      return try loop()
    case "while":
      reader.advance()
      return .whileLoop([.test(try parenthesized())], try body())
    case "do":
      reader.advance()
      let body = try body()
      try require("while")
      let test = try parenthesized()
      _ = skip(";")
      return .repeatLoop(body, until: test)
    case "switch":
      reader.advance()
      return try choice()
    case "return":
      reader.advance()
      let isBare = isNext(";") || isNext("}") || reader.isAtEnd
      return .returning(isBare ? nil : try ended(try expression()))
    case "break", "continue":
      reader.advance()
      _ = skip(";")
      return word == "break" ? .leaving : .continuing
    case "goto": throw NotTranslated(reason: "`goto` is rarely what is meant: use a loop")
    case "@try", "@autoreleasepool", "@synchronized", "@finally": return try marked(word)
    case "@catch":
      reader.advance()
      reader.skipBrackets()
      _ = try block()
      return .nothing(nil)
    default:
      if let declared = try declared() { return declared }
      return try simple()
    }
  }

  /// What begins with a word with an at sign, and has a body that runs.
  private mutating func marked(_ word: String) throws(NotTranslated) -> Statement.Kind {
    reader.advance()
    if isNext("(") { reader.skipBrackets() }
    return .block(try block())
  }

  /// A declaration of any kind; nil for anything else.
  private mutating func declared() throws(NotTranslated) -> Statement.Kind? {
    if isNext(oneOf: ["@interface", "@implementation"]) { return .type(try typeDeclaration()) }
    if isNext(oneOf: ["@class", "@import", "@synthesize", "@dynamic"]) {
      skipStatement()
      return .nothing(nil)
    }
    if isNext("@protocol") {
      var copy = reader
      while !copy.isAtEnd, !copy.isNext(";"), !copy.next.beginsLine { copy.advance() }
      skipStatement()
      return .nothing(nil)
    }
    if isNext("@end") || isNext("@optional") || isNext("@required") {
      reader.advance()
      return .nothing(nil)
    }
    if isNext("@property") { return addition(try property()) }
    if isNext("-") || isNext("+"), isNext("(", after: 1) { return .function(try method()) }
    if isNext("typedef") || isNext("enum") || isNext("struct") { return try definition() }
    return try variables()
  }

  private func addition(_ property: Property?) -> Statement.Kind {
    guard let property else { return .nothing(nil) }
    return .type(
      TypeDeclaration(
        kind: .addition, name: "", parents: [],
        members: [TypeMember(kind: .property(property), place: next.place)]))
  }

  /// `typedef enum { A, B } Mode;` names numbers; other definitions name nothing that is needed.
  private mutating func definition() throws(NotTranslated) -> Statement.Kind {
    _ = skip("typedef")
    guard isNext(oneOf: ["enum", "NS_ENUM", "NS_OPTIONS"]) else {
      skipStatement()
      return .nothing(nil)
    }
    reader.advance()
    while !isNext("{"), !isNext(";"), !reader.isAtEnd {
      if isNext("(") { reader.skipBrackets() } else { reader.advance() }
    }
    guard skip("{") else { throw reader.unexpected("the constants") }
    var list: [Variable] = [], number = 0
    skipComments()
    while next.kind == .word {
      let place = next.place, name = try word()
      var value = Expression(kind: .number("\(number)"), place: place)
      if skip("=") {
        value = try expression()
        if case .number(let text) = value.kind, let first = Int(text) { number = first }
      }
      number += 1
      list.append(Variable(names: [name], value: value))
      _ = skip(",")
      skipComments()
    }
    try require("}")
    if next.kind == .word { reader.advance() }
    _ = skip(";")
    return .declaration(list)
  }

  /// An assignment or a value.
  private mutating func simple() throws(NotTranslated) -> Statement.Kind {
    let kind = try assignment()
    try endStatement()
    return kind
  }

  private mutating func assignment() throws(NotTranslated) -> Statement.Kind {
    for sign in ["++", "--"] where skip(sign) { return step(try expression(), sign) }
    let target = try expression()
    for sign in ["=", "+=", "-=", "*=", "/=", "%=", "|="] where skip(sign) {
      let value = try expression()
      guard sign == "=", skip("=") else { return .assignment(target, sign, value) }
      throw NotTranslated(reason: "two assignments in one statement: write one after the other")
    }
    for sign in ["++", "--"] where skip(sign) { return step(target, sign) }
    return .expression(target)
  }

  private func step(_ target: Expression, _ sign: String) -> Statement.Kind {
    let one = Expression(kind: .number("1"), place: target.place)
    return .assignment(target, sign == "++" ? "+=" : "-=", one)
  }

  private mutating func ended(_ value: Expression) throws(NotTranslated) -> Expression {
    try endStatement()
    return value
  }

  private mutating func endStatement() throws(NotTranslated) {
    if skip(";") || reader.isAtEnd || isNext("}") || next.beginsLine || next.kind == .comment {
      return
    }
    throw reader.unexpected("`;`")
  }

  // MARK: Variables

  private static let qualifiers: Set = [
    "__weak", "__block", "__strong", "__unsafe_unretained", "static", "const", "extern", "unsigned",
    "register", "IBOutlet", "__kindof", "nullable", "nonnull", "inline",
  ]

  /// `UIViewController *home = …, *detail;`, or a function of C; nil for anything else.
  private mutating func variables() throws(NotTranslated) -> Statement.Kind? {
    var copy = self
    guard let type = try copy.type(isBefore: true) else { return nil }
    if copy.isNext("("), copy.isNext("^", after: 1) { return try block(copy) }
    guard copy.next.kind == .word, !copy.next.text.hasPrefix("@") else { return nil }
    let name = copy.next.text
    if copy.isNext("(", after: 1) { return try functionOfC(type, copy) }
    guard
      copy.isNext(oneOf: ["=", ";", ",", "["], after: 1)
        || copy.reader.token(after: 1).kind == .end
    else { return nil }
    self = copy
    var list: [Variable] = []
    repeat {
      while skip("*") || skip("const") {}
      let name = list.isEmpty ? name : next.text
      reader.advance()
      while isNext("[") { reader.skipBrackets() }
      list.append(Variable(names: [name], type: type, value: skip("=") ? try expression() : nil))
    } while skip(",")
    try endStatement()
    return .declaration(list)
  }

  /// A block in a variable: `void (^block)(BOOL) = ^(BOOL finished) { … };`.
  private mutating func block(_ start: Self) throws(NotTranslated) -> Statement.Kind {
    self = start
    try require("(")
    try require("^")
    let name = try word()
    try require(")")
    reader.skipBrackets()
    let value = skip("=") ? try expression() : nil
    try endStatement()
    return .declaration([Variable(names: [name], type: TypeName(name: "()"), value: value)])
  }

  private mutating func functionOfC(
    _ type: TypeName, _ start: Self
  ) throws(NotTranslated) -> Statement.Kind? {
    let end = start.reader.position + 1
    var copy = start
    copy.reader.position = end
    copy.reader.skipBrackets()
    guard copy.isNext("{") else { return nil }
    self = start
    let name = try word()
    if name == "main" {
      reader.skipBrackets()
      _ = try block()
      return .nothing(nil)
    }
    try require("(")
    var parameters: [Function.Parameter] = []
    while !skip(")") {
      guard let type = try self.type(isBefore: false) else { throw reader.unexpected("a type") }
      if next.kind == .word {
        parameters.append(Function.Parameter(label: nil, name: try word(), type: type))
      }
      guard skip(",") || isNext(")") else { throw reader.unexpected("`,` or `)`") }
    }
    let start = reader.position
    var function = Function(
      name: name, selector: name, parameters: parameters, result: type, body: try block())
    function.names = reader.names(since: start)
    function.isPlain = true
    return .function(function)
  }

  /// The name of a type, if one is next; before a variable it must look like one.
  mutating func type(isBefore: Bool) throws(NotTranslated) -> TypeName? {
    while isNext(oneOf: Self.qualifiers) { reader.advance() }
    guard next.kind == .word, !next.text.hasPrefix("@") else { return nil }
    _ = skip("struct") || skip("enum")
    var type = TypeName(name: try word())
    if type.name.hasSuffix("typeof") || type.name == "__typeof__", isNext("(") {
      reader.skipBrackets()
      type.name = "id"
    }
    if isNext("<") {
      guard let parts = typesInBrackets() else { return nil }
      type.parts = parts
    }
    while skip("*") || skip("const") || skip("_Nullable") || skip("_Nonnull") || skip("__weak") {}
    while isNext(oneOf: ["long", "int", "short", "char"]) { reader.advance() }
    if isBefore, isNext("("), !isNext("^", after: 1) { return nil }
    return type
  }

  private mutating func typesInBrackets() -> [TypeName]? {
    var parts: [TypeName] = []
    reader.advance()
    while !isNext(">") {
      guard let part = try? type(isBefore: false) else { return nil }
      parts.append(part)
      guard skip(",") || isNext(">") else { return nil }
    }
    reader.advance()
    return parts
  }

  // MARK: Control

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
  private mutating func body() throws(NotTranslated) -> [Statement] {
    skipComments()
    return isNext("{") ? try block() : skip(";") ? [] : [try statement()]
  }

  private mutating func branches() throws(NotTranslated) -> Statement.Kind {
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

  private var isElse: Bool {
    var copy = self
    copy.skipComments()
    return copy.isNext("else")
  }

  /// `if ((self = [super init]))` asks whether there is an object, which always is.
  private mutating func condition() throws(NotTranslated) -> Condition {
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

  private mutating func loop() throws(NotTranslated) -> Statement.Kind {
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
  private mutating func countingLoop() throws(NotTranslated) -> Statement.Kind {
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

  private mutating func choice() throws(NotTranslated) -> Statement.Kind {
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

  private static func leaves(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .leaving, .returning, .continuing: true
    case .block(let inner): leaves(inner)
    default: false
    }
  }
}
