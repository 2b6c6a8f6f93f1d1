/// Splits a Swift or Objective-C program into tokens, and never fails: anything else becomes
/// symbols.
struct SourceScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  private init(_ text: String, from place: SourcePlace) {
    scalars = Array(text.unicodeScalars)
    line = place.line
    lineStart = 1 - place.column
  }

  /// The tokens of a text, with one at its end.
  static func tokens(
    of text: String, from place: SourcePlace = SourcePlace(line: 1, column: 1)
  ) -> [SourceToken] {
    var scanner = SourceScanner(text, from: place)
    var tokens: [SourceToken] = []
    repeat { tokens.append(scanner.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() -> SourceToken {
    let before = position, lineBefore = line
    while let scalar = peek(), scalar.properties.isWhitespace { advance() }
    let place = SourcePlace(line: line, column: position - lineStart + 1)
    let beginsLine = before == 0 || line > lineBefore
    let followsSpace = position > before
    let (kind, text) = scan(beginsLine)
    return SourceToken(
      kind: kind, text: text, place: place, beginsLine: beginsLine, followsSpace: followsSpace)
  }

  private mutating func scan(_ beginsLine: Bool) -> (SourceToken.Kind, String) {
    guard let scalar = peek() else { return (.end, "") }
    if starts("//") { return (.comment, lineComment()) }
    if starts("/*") { return (.comment, longComment()) }
    if scalar == "\"" { return (.text, quoted()) }
    if starts("@\"") {
      advance()
      return (.text, quoted())
    }
    if scalar == "'" { return (.text, character()) }
    if scalar == "#", beginsLine, !starts("#selector"), !starts("#available"), !starts("#unavail") {
      return (.directive, take { $0 != "\n" })
    }
    if isDigit(scalar) { return (.number, number()) }
    if isName(scalar) || isMarkedName { return (.word, take(from: 1, while: isName)) }
    if scalar == "`" { return (.word, escapedName()) }
    return (.symbol, symbol())
  }

  // MARK: Pieces

  private mutating func lineComment() -> String {
    let text = take { $0 != "\n" }.drop { $0 == "/" }
    return String(text.first == " " ? text.dropFirst() : text)
  }

  private mutating func longComment() -> String {
    var text = ""
    advance(by: 2)
    while peek() != nil, !starts("*/") { text.unicodeScalars.append(advance()) }
    advance(by: 2)
    return text
  }

  /// The contents of a text, in which `\( … )` may have texts of its own.
  private mutating func quoted() -> String {
    let mark = starts("\"\"\"") ? "\"\"\"" : "\""
    var text = "", depth = 0
    advance(by: mark.unicodeScalars.count)
    while let scalar = peek() {
      if depth == 0, starts(mark) || mark.count == 1 && scalar == "\n" { break }
      if depth == 0, scalar == "\\" {
        text.unicodeScalars.append(advance())
        if peek() == "(" { depth = 1 }
      } else if depth > 0, scalar == "(" || scalar == ")" {
        depth += scalar == "(" ? 1 : -1
      }
      if peek() != nil { text.unicodeScalars.append(advance()) }
    }
    if starts(mark) { advance(by: mark.unicodeScalars.count) }
    return mark.count == 1 ? text : Self.unindented(text)
  }

  /// The lines of a text between `"""`, without the indentation of the last one.
  private static func unindented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let margin = lines.popLast() else { return text }
    return lines.dropFirst().map { String($0.dropFirst(min(margin.count, $0.count))) }
      .joined(separator: "\\n")
  }

  private mutating func character() -> String {
    advance()
    let text = take { $0 != "'" && $0 != "\n" }
    advance()
    return text
  }

  private mutating func number() -> String {
    var text = starts("0x") ? take(from: 2, while: { $0.properties.isASCIIHexDigit }) : ""
    if !text.isEmpty { return text }
    text = take { isDigit($0) || $0 == "_" }
    if peek() == ".", let next = peek(1), isDigit(next) { text += take(from: 1, while: isDigit) }
    if peek() == "e", let next = peek(1), isDigit(next) || next == "-" {
      text += take(from: 2, while: isDigit)
    } else if peek() == ".", peek(1) == "f" {
      advance()  // `1.f`
    }
    _ = take { "fFuUlL".unicodeScalars.contains($0) }
    return text.filter { $0 != "_" }
  }

  private mutating func escapedName() -> String {
    advance()
    let text = take { $0 != "`" && $0 != "\n" }
    advance()
    return text
  }

  private mutating func symbol() -> String {
    for text in Self.symbols where starts(text) {
      advance(by: text.unicodeScalars.count)
      return text
    }
    return String(advance())
  }

  private static let symbols = [
    "...", "..<", "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=",
    "%=", "|=", "->", "++", "--", "?.", "<<", "&+",
  ]

  // MARK: Scalars

  /// `@property`, `#selector`.
  private var isMarkedName: Bool {
    guard let scalar = peek(), scalar == "@" || scalar == "#" || scalar == "$" else { return false }
    return peek(1).map { isName($0) && (scalar == "$" || !isDigit($0)) } ?? false
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private func starts(_ text: String) -> Bool {
    text.unicodeScalars.enumerated().allSatisfy { peek($0.offset) == $0.element }
  }

  @discardableResult
  private mutating func advance() -> Unicode.Scalar {
    guard let scalar = peek() else { return " " }
    position += 1
    if scalar == "\n" {
      line += 1
      lineStart = position
    }
    return scalar
  }

  private mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  private mutating func take(
    from count: Int = 0, while condition: (Unicode.Scalar) -> Bool
  ) -> String {
    var text = ""
    while let scalar = peek(), text.unicodeScalars.count < count || condition(scalar) {
      text.unicodeScalars.append(advance())
    }
    return text
  }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isName(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar.properties.isAlphabetic || isDigit(scalar)
}
