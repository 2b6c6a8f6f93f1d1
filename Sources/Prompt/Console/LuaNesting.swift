import LuaSyntax

/// The position of a program in Lua's grammar, as far as it decides whether a statement may follow.
nonisolated struct LuaNesting {
  private enum OpenConstruct: Equatable {
    /// Statements, up to `end`, `else`, `elseif`, `until` or the program's end.
    case body(hasReturned: Bool)
    /// The tokens between `if`, `while` or `for` and its `then` or `do`.
    case header
    /// The tokens between `function` and its parameters.
    case function
    case parameters
    case bracket(isArgument: Bool)
  }

  private var frames: [OpenConstruct] = [.body(hasReturned: false)]
  private var last = ""
  private var mayBeCalled = false

  /// Whether everything that was opened is closed.
  var isAtTop: Bool { frames.count == 1 }

  /// How much is open: blocks, brackets, and the heads of statements.
  var openCount: Int { frames.count - 1 }

  /// Why no statement may follow the tokens so far, before `next`; nil if one may.
  func obstacle(before next: String?) -> Transcript.BlockObstacle? {
    guard case .body(let hasReturned) = frames.last else { return .insideStatement }
    let closes = next.map(Self.closers.contains) ?? true
    if last == "return", closes || next == ";" { return .afterReturn(isFinal: frames.count == 1) }
    if Self.openEnded.contains(last) || next.map(continues) ?? false { return .insideStatement }
    if hasReturned { return .afterReturn(isFinal: frames.count == 1) }
    return last == "::" && closes ? .afterLastLabel : nil
  }

  /// Adds a token that is no comment.
  mutating func consume(_ text: String, _ kind: LuaToken.Kind) {
    let wasCallable = mayBeCalled
    mayBeCalled = kind == .word ? !Self.keywords.contains(text) : kind == .string && wasCallable
    switch kind {
    case .word: consumeWord(text)
    case .symbol: consumeSymbol(text, afterCallable: wasCallable)
    case .number, .string, .comment: break
    }
    last = kind == .string ? "string" : text
  }

  private mutating func consumeWord(_ word: String) {
    switch word {
    case "if", "while", "for": frames.append(.header)
    case "function": frames.append(.function)
    case "repeat": frames.append(.body(hasReturned: false))
    case "then", "do":
      if frames.last == .header { frames.removeLast() }
      frames.append(.body(hasReturned: false))
    case "end", "until": leave()
    case "else":
      leave()
      frames.append(.body(hasReturned: false))
    case "elseif":
      leave()
      frames.append(.header)
    case "return":
      if case .body = frames.last { frames[frames.count - 1] = .body(hasReturned: true) }
    default: break
    }
  }

  private mutating func consumeSymbol(_ symbol: String, afterCallable isArgument: Bool) {
    switch symbol {
    case "(" where frames.last == .function: frames.append(.parameters)
    case "(", "[", "{": frames.append(.bracket(isArgument: isArgument))
    case ")" where frames.last == .parameters:
      frames.removeLast(2)
      frames.append(.body(hasReturned: false))
    case ")", "]", "}":
      guard case .bracket(let isArgument) = frames.last else { return }
      frames.removeLast()
      mayBeCalled = symbol != "}" || isArgument
    default: break
    }
  }

  private mutating func leave() {
    if frames.count > 1 { frames.removeLast() }
  }

  private func continues(with next: String) -> Bool {
    switch next {
    case "(": mayBeCalled  // Lua would read the next line's parenthesis as a call.
    case ";", "::": false
    case "and", "or", "in", "then", "not", "nil", "true", "false": true
    default: next.unicodeScalars.first.map { !isStartOfName($0) } ?? false
    }
  }

  private static let closers: Set = ["end", "else", "elseif", "until"]
  private static let openEnded: Set = [
    "and", "or", "not", "local", "function", "return", "if", "while", "for", "in", "until",
    "elseif", "goto", "=", ",", ".", ":", "+", "-", "*", "/", "%", "^", "#", "&", "~", "|", "<",
    ">", "(", "[", "{",
  ]
  private static let keywords: Set = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}

nonisolated private func isStartOfName(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
}
