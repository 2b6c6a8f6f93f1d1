import LuaSyntax

/// The inputs in the text of non-interactive standard input, one by one.
///
/// An input ends with a line, unless the next one continues it. A local at the top level is visible
/// to the end of the text, and so its input extends to there.
nonisolated struct PipedInputs {
  /// One input, and the line it begins in.
  struct Input {
    let text: String
    let line: Int
  }

  private let bytes: [UInt8]
  private let tokens: [LuaToken]
  private var position = 0
  private var line = 1
  private var countedBytes = 0

  /// The inputs of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = LuaScanner(bytes, knowingMessages: true)
    var tokens: [LuaToken] = []
    while let token = scanner.next() {
      if token.kind != .comment { tokens.append(token) }
    }
    self.tokens = tokens
  }

  /// The next input, nil at the end; `isWhole` returns whether a text can be one.
  mutating func next(where isWhole: (String) -> Bool) -> Input? {
    guard position < tokens.count else { return nil }
    let first = position
    var nesting = LuaNesting()
    while position < tokens.count {
      let token = text(tokens[position].range)
      if nesting.isAtTop, Self.reachingToTheEnd.contains(token) { position = tokens.count }
      guard position < tokens.count else { break }
      nesting.consume(token, tokens[position].kind)
      position += 1
      if nesting.isAtTop, endsLine, isWhole(input(from: first)) { break }
    }
    return Input(text: input(from: first), line: lineNumber(of: tokens[first].range.lowerBound))
  }

  /// Whether the token before this position is the last of a line and can end a statement, and the
  /// next one begins a statement.
  private var endsLine: Bool {
    guard position < tokens.count else { return true }
    let last = tokens[position - 1].range, next = tokens[position].range
    return bytes[last.upperBound..<next.lowerBound].contains(UInt8(ascii: "\n"))
      && !Self.continued.contains(text(last)) && !Self.continuing.contains(text(next))
  }

  private func input(from first: Int) -> String {
    text(tokens[first].range.lowerBound..<tokens[position - 1].range.upperBound)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func lineNumber(of byte: Int) -> Int {
    line += bytes[countedBytes..<byte].count { $0 == UInt8(ascii: "\n") }
    countedBytes = byte
    return line
  }

  private static let reachingToTheEnd: Set = ["local", "goto", "::"]
  private static let operators: Set = [
    ".", ":", "..", "+", "-", "*", "/", "%", "^", "&", "~", "|", "<", ">", "=", ",", "and", "or",
  ]
  private static let continued = operators.union(["not", "#"])
  private static let continuing = operators.union([")", "}", "]", "(", "["])
}
