/// Why a statement can't be translated.
struct NotTranslated: Error {
  let reason: String
}

/// Reads the tokens of a program, whatever its language.
protocol SourceParser {
  var reader: TokenReader { get set }

  init(_ tokens: [SourceToken])

  /// What the next statement is.
  mutating func kind() throws(NotTranslated) -> Statement.Kind
  /// Skips the rest of a statement that isn't understood.
  mutating func skipStatement()
}

/// The tokens of a program, and which is the next one.
struct TokenReader {
  let tokens: [SourceToken]
  var position = 0
  /// How many statements and expressions are open.
  var depth = 0
  /// How many operators and members the statement has.
  var links = 0

  var next: SourceToken { tokens[position] }
  var isAtEnd: Bool { next.kind == .end }

  func token(after offset: Int) -> SourceToken {
    tokens[min(position + offset, tokens.count - 1)]
  }

  func isNext(_ text: String, after offset: Int = 0) -> Bool {
    let token = token(after: offset)
    return token.text == text && (token.kind == .symbol || token.kind == .word)
  }

  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    advance()
    return true
  }

  mutating func require(_ text: String) throws(NotTranslated) {
    guard skip(text) else { throw unexpected("`\(text)`") }
  }

  mutating func word() throws(NotTranslated) -> String {
    guard next.kind == .word else { throw unexpected("a name") }
    defer { advance() }
    return next.text
  }

  /// Why something else can't stand here.
  func unexpected(_ wanted: String) -> NotTranslated {
    let found = isAtEnd ? "the end of the text" : "`\(next.text)`"
    return NotTranslated(reason: "expected \(wanted), not \(found)")
  }

  /// The names that are read since a place: no members, and no labels.
  func names(since start: Int) -> Set<String> {
    var names: Set<String> = []
    for index in start..<position {
      let token = tokens[index]
      if token.kind == .text, token.text.contains("\\(") {
        names.formUnion(
          SourceScanner.tokens(of: token.text).filter { $0.kind == .word }.map(\.text))
      }
      let isMember = index > 0 && [".", "?."].contains(tokens[index - 1].text)
      let follows = isMember && !(index > 1 && tokens[index - 2].text == "self")
      let isLabel =
        index > 0 && ["(", ","].contains(tokens[index - 1].text) && tokens[index + 1].text == ":"
      if token.kind == .word, !follows, !isLabel { names.insert(token.text) }
    }
    return names
  }

  /// Skips a bracket with all that is in it.
  mutating func skipBrackets() {
    var open = 0
    repeat {
      if next.kind == .symbol {
        if "([{".contains(next.text) { open += 1 }
        if ")]}".contains(next.text) { open -= 1 }
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// How many tokens there are from here to after the bracket that closes the next one.
  func lengthOfBrackets() -> Int {
    var copy = self
    copy.skipBrackets()
    return copy.position - position
  }
}

extension SourceParser {
  var next: SourceToken { reader.next }

  func isNext(_ text: String, after offset: Int = 0) -> Bool { reader.isNext(text, after: offset) }
  func isNext(oneOf texts: Set<String>, after offset: Int = 0) -> Bool {
    let token = reader.token(after: offset)
    return (token.kind == .word || token.kind == .symbol) && texts.contains(token.text)
  }
  mutating func skip(_ text: String) -> Bool { reader.skip(text) }
  mutating func require(_ text: String) throws(NotTranslated) { try reader.require(text) }
  mutating func word() throws(NotTranslated) -> String { try reader.word() }

  /// The whole program.
  mutating func program() -> [Statement] {
    var list: [Statement] = []
    while !reader.isAtEnd {
      list += statements()
      if skip("}") {
        list.append(Statement(kind: .untranslated("`}` closes nothing"), place: next.place))
      }
    }
    return list
  }

  /// The statements up to a closing brace, a case, or the end.
  mutating func statements(inCase: Bool = false) -> [Statement] {
    var list: [Statement] = []
    while !reader.isAtEnd, !isNext("}") {
      if inCase, isNext("case") || isNext("default") && isNext(":", after: 1) { break }
      if skip(";") { continue }
      list.append(recovered())
    }
    return list
  }

  /// The next statement.
  mutating func statement() throws(NotTranslated) -> Statement {
    let place = next.place
    if next.kind == .directive {
      let text = next.text
      reader.advance()
      return Statement(kind: try Self.definition(in: text, at: place), place: place)
    }
    return Statement(kind: try kind(), place: place)
  }

  /// What a directive defines: `#define kRows 3` is a variable; nothing for any other.
  private static func definition(
    in text: String, at place: SourcePlace
  ) throws(NotTranslated) -> Statement.Kind {
    guard text.hasPrefix("#define ") else { return .nothing(nil) }
    let rest = text.dropFirst("#define ".count).drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.dropFirst(name.count).first != "(" else {
      throw NotTranslated(reason: "`\(name)` is a macro with arguments: write it as a function")
    }
    let tokens = SourceScanner.tokens(of: String(rest.dropFirst(name.count)), from: place)
    guard tokens.count > 1 else { return .nothing(nil) }
    var parser = Self(tokens)
    let statements = parser.program()
    guard statements.count == 1, case .expression(let value) = statements[0].kind else {
      throw NotTranslated(
        reason: "`\(name)` stands for more than a value: write it where it is used")
    }
    return .declaration([Variable(names: [String(name)], value: value)])
  }

  /// The members of a type at the next place: a comment, what a member is, or why it is none.
  mutating func members(
    _ member: (inout Self) throws(NotTranslated) -> [TypeMember.Kind]
  ) -> [TypeMember] {
    let token = next, start = reader.position
    if token.kind == .comment || token.kind == .directive {
      reader.advance()
      let isComment = token.kind == .comment
      return isComment ? [TypeMember(kind: .comment(token.text), place: token.place)] : []
    }
    do throws(NotTranslated) {
      return try member(&self).map { TypeMember(kind: $0, place: token.place) }
    } catch {
      reader.position = start
      skipStatement()
      if reader.position == start { reader.advance() }
      return [TypeMember(kind: .untranslated(error.reason), place: token.place)]
    }
  }

  /// The next statement, or why there is none.
  private mutating func recovered() -> Statement {
    let token = next, start = reader.position
    if token.kind == .comment {
      reader.advance()
      return Statement(kind: .comment(token.text), place: token.place)
    }
    let links = reader.links
    reader.depth += 1
    reader.links = 0
    defer {
      reader.depth -= 1
      reader.links = links
    }
    do throws(NotTranslated) {
      try checkDepth()
      return try statement()
    } catch {
      reader.position = start
      skipStatement()
      if reader.position == start { reader.advance() }
      return Statement(kind: .untranslated(error.reason), place: token.place)
    }
  }

  /// Limits how deeply a program may be nested.
  func checkDepth() throws(NotTranslated) {
    guard reader.depth < 60 else { throw NotTranslated(reason: "it is nested too deeply") }
  }

  /// Limits how long a chain of operators, members or branches may be.
  mutating func addLink() throws(NotTranslated) {
    reader.links += 1
    guard reader.links < 200 else { throw NotTranslated(reason: "the statement is too long") }
  }

  /// The statements in braces.
  mutating func block() throws(NotTranslated) -> [Statement] {
    try require("{")
    let list = statements()
    guard skip("}") else { throw NotTranslated(reason: "a `}` is missing") }
    return list
  }

  mutating func skipComments() { while next.kind == .comment { reader.advance() } }
}
