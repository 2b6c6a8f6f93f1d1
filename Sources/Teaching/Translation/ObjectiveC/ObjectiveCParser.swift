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
      return .nothing(.remark("`@catch` is left out: `pcall` catches errors in Lua"))
    default:
      if let declared = try declared() { return declared }
      return try simple()
    }
  }

  /// What begins with a word with an at sign, and has a body that runs.
  mutating func marked(_ word: String) throws(NotTranslated) -> Statement.Kind {
    reader.advance()
    if isNext("(") { reader.skipBrackets() }
    return .block(try block())
  }

  /// A declaration of any kind; nil for anything else.
  mutating func declared() throws(NotTranslated) -> Statement.Kind? {
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

  func addition(_ property: Property?) -> Statement.Kind {
    guard let property else { return .nothing(nil) }
    return .type(
      TypeDeclaration(
        kind: .addition, name: "", parents: [],
        members: [TypeMember(kind: .property(property), place: next.place)]))
  }

  /// `typedef enum { A, B } Mode;` names numbers; other definitions name nothing that is needed.
  mutating func definition() throws(NotTranslated) -> Statement.Kind {
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
  mutating func simple() throws(NotTranslated) -> Statement.Kind {
    let place = next.place
    var list = [Statement(kind: try assignment(), place: place)]
    // `[name release], name = nil;`
    while skip(",") {
      try addLink()
      list.append(Statement(kind: try assignment(), place: place))
    }
    try endStatement()
    return list.count == 1 ? list[0].kind : .block(list)
  }

  mutating func assignment() throws(NotTranslated) -> Statement.Kind {
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

  func step(_ target: Expression, _ sign: String) -> Statement.Kind {
    let one = Expression(kind: .number("1"), place: target.place)
    return .assignment(target, sign == "++" ? "+=" : "-=", one)
  }

  mutating func ended(_ value: Expression) throws(NotTranslated) -> Expression {
    try endStatement()
    return value
  }

  mutating func endStatement() throws(NotTranslated) {
    if skip(";") || reader.isAtEnd || isNext("}") || next.beginsLine || next.kind == .comment {
      return
    }
    throw reader.unexpected("`;`")
  }
}
