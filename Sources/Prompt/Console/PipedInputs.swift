import LuaSyntax

/// The inputs in the text of non-interactive standard input, one by one.
///
/// An input ends with a line, unless the next one continues it. A local at the top level is visible
/// to the end of the text, and so its input extends to there. A text with commands, `:tree`, is one
/// of a prompt, which keeps locals; each of its commands is an input.
nonisolated struct PipedInputs {
  /// One input, and the line it begins in.
  struct Input {
    let text: String
    let line: Int
    /// Whether it is a command, not Lua.
    var isCommand = false
  }

  private var bytes: [UInt8]
  private let tokens: [LuaToken]
  /// The lines that are commands, which Lua doesn't see.
  private let commands: [Range<Int>]
  private var commandPosition = 0
  private var position = 0
  private var line = 1
  private var countedBytes = 0

  /// The inputs of a text, in which lines with the names of commands are these.
  init(_ text: String, commandNames: Set<String>) {
    bytes = Array(text.utf8)
    var scanner = LuaScanner(bytes, knowingMessages: true)
    var tokens: [LuaToken] = [], commands: [Range<Int>] = []
    var nesting = LuaNesting()
    let mayHaveCommands = CommandLines.areIn(text)
    let commandLines = CommandLines(bytes, names: commandNames)
    while let token = scanner.next() {
      guard token.kind != .comment else { continue }
      if mayHaveCommands {
        let start = token.range.lowerBound
        if let line = commandLines.line(at: start, isOpen: !nesting.isAtTop) {
          commands.append(line)
          scanner.continue(at: line.upperBound)
          continue
        }
        nesting.consume(String(decoding: bytes[token.range], as: UTF8.self), token.kind)
      }
      tokens.append(token)
    }
    (self.tokens, self.commands) = (tokens, commands)
  }

  /// Whether some inputs are commands.
  var hasCommands: Bool { !commands.isEmpty }

  /// The next input, nil at the end; `isWhole` returns whether a text can be one.
  mutating func next(where isWhole: (String) -> Bool) -> Input? {
    if let command = nextCommand, isBehindCommand(position) {
      commandPosition += 1
      let line = lineNumber(of: command.lowerBound)
      return Input(text: text(command), line: line, isCommand: true)
    }
    guard position < tokens.count else { return nil }
    let first = position
    var nesting = LuaNesting()
    while position < tokens.count, !isBehindCommand(position) {
      let token = text(tokens[position].range)
      if !hasCommands, nesting.isAtTop, Self.reachingToTheEnd.contains(token) {
        position = tokens.count
        break
      }
      nesting.consume(token, tokens[position].kind)
      position += 1
      if nesting.isAtTop, endsLine, isWhole(input(from: first)) { break }
    }
    return Input(text: input(from: first), line: lineNumber(of: tokens[first].range.lowerBound))
  }

  /// An input with all that follows it up to the next command, which is passed over then.
  mutating func extended(_ input: Input) -> Input {
    guard !input.isCommand else { return input }
    let start = bytes.startOfLine(input.line)
    while position < tokens.count, !isBehindCommand(position) { position += 1 }
    let end = nextCommand?.lowerBound ?? bytes.count
    return Input(text: text(start..<end), line: input.line)
  }

  private var nextCommand: Range<Int>? {
    commandPosition < commands.count ? commands[commandPosition] : nil
  }

  /// Whether the next command comes before a token.
  private func isBehindCommand(_ position: Int) -> Bool {
    guard let command = nextCommand else { return false }
    return position >= tokens.count || tokens[position].range.lowerBound > command.lowerBound
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

extension [UInt8] {
  /// Where a line begins.
  nonisolated fileprivate func startOfLine(_ number: Int) -> Int {
    var line = 1
    for (index, byte) in enumerated() where line < number {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if line == number { return index + 1 }
    }
    return 0
  }
}
