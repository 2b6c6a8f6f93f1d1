import LuaSyntax

/// What an unfinished input has opened, and how its next line is indented: by two spaces for each
/// line that has opened something.
nonisolated package struct LuaIndentation {
  private let bytes: [UInt8]
  private var tokens: [LuaToken] = []

  /// The indentation of an input.
  package init(of text: String) {
    bytes = Array(text.utf8)
    var scanner = LuaScanner(bytes)
    while let token = scanner.next() { tokens.append(token) }
  }

  private static let width = 2

  /// The spaces at the beginning of the line after the text; none inside a string or a comment of
  /// several lines.
  package var ofNextLine: String {
    isInLongText ? "" : String(repeating: " ", count: Self.width * depth(tokens[...]))
  }

  /// The spaces at the beginning of the last line, if it begins with what closes something; nil for
  /// any other line.
  package var ofLastLine: String? {
    let start = (bytes.lastIndex(of: newline) ?? -1) + 1
    guard start > 0, let first = tokens.firstIndex(where: { $0.range.lowerBound >= start }),
      !tokens[..<first].contains(where: { $0.range.upperBound > start }),
      closers.contains(text(tokens[first]))
    else { return nil }
    let closing = tokens[first...].prefix { closers.contains(text($0)) }
    var nesting = OpenLines()
    for token in tokens[..<first] { add(token, to: &nesting) }
    for token in closing { add(token, to: &nesting) }
    // What `else` begins is the next line's.
    let opensBody = ["else", "elseif"].contains(text(tokens[first])) ? 1 : 0
    return String(repeating: " ", count: Self.width * max(nesting.depth - opensBody, 0))
  }

  /// What the next line continues: `in function, line 1`; nil if nothing is typed.
  package var openPart: String? {
    guard let last = tokens.last(where: { $0.kind != .comment || isInLongText }) else { return nil }
    if isInLongText {
      let what = last.kind == .comment ? "comment" : "text"
      return "in a \(what) of several lines, line \(line(of: last) + 1)"
    }
    var nesting = OpenLines()
    for token in tokens { add(token, to: &nesting) }
    if let opened = nesting.last { return "in \(opened.text), line \(opened.line + 1)" }
    let words = tokens.filter { $0.kind != .comment }.map(text)
    if words.count > 2, words[words.count - 2] == ":" {
      return "\(words.suffix(3).joined()) is called with parentheses"
    }
    // `..` and `==` are several tokens.
    let code = tokens.filter { $0.kind != .comment }
    guard code.count > 1, last.kind == .symbol, code[code.count - 2].kind == .symbol,
      code[code.count - 2].range.upperBound == last.range.lowerBound
    else { return "after \(text(last))" }
    return "after \(text(code[code.count - 2]))\(text(last))"
  }

  private func line(of token: LuaToken) -> Int {
    bytes[..<token.range.lowerBound].count { $0 == newline }
  }

  private func depth(_ tokens: ArraySlice<LuaToken>) -> Int {
    var nesting = OpenLines()
    for token in tokens { add(token, to: &nesting) }
    return nesting.depth
  }

  private func add(_ token: LuaToken, to nesting: inout OpenLines) {
    nesting.add(text(token), token.kind, atLine: line(of: token))
  }

  private func text(_ token: LuaToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private var isInLongText: Bool {
    guard let last = tokens.last, last.range.upperBound == bytes.count else { return false }
    let text = text(last)
    let body = text.drop { $0 == "-" }
    guard last.kind == .string || last.kind == .comment, body.first == "[" else { return false }
    let level = body.dropFirst().prefix { $0 == "=" }
    return !text.hasSuffix("]\(level)]")
  }

  /// The lines that have opened something which is not closed yet.
  private struct OpenLines {
    private var nesting = LuaNesting()
    private var opened: [(text: String, line: Int)] = []

    var depth: Int { Set(opened.map(\.line)).count }
    var last: (text: String, line: Int)? { opened.last }

    mutating func add(_ text: String, _ kind: LuaToken.Kind, atLine line: Int) {
      guard kind != .comment else { return }
      nesting.consume(text, kind)
      let count = nesting.openCount
      while opened.count > count { opened.removeLast() }
      while opened.count < count { opened.append((text, line)) }
      if ["else", "elseif"].contains(text), !opened.isEmpty {
        opened[opened.count - 1] = (text, line)
      }
    }
  }
}

nonisolated private let newline = UInt8(ascii: "\n")
nonisolated private let closers: Set = ["end", "else", "elseif", "until", "}", ")", "]"]
