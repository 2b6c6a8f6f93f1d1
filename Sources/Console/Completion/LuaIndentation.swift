import LuaSyntax

/// How the next line of an unfinished input is indented: by two spaces for each line that has
/// opened something.
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

  private func depth(_ tokens: ArraySlice<LuaToken>) -> Int {
    var nesting = OpenLines()
    for token in tokens { add(token, to: &nesting) }
    return nesting.depth
  }

  private func add(_ token: LuaToken, to nesting: inout OpenLines) {
    let line = bytes[..<token.range.lowerBound].count { $0 == newline }
    nesting.add(text(token), token.kind, atLine: line)
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
    private var lines: [Int] = []

    var depth: Int { Set(lines).count }

    mutating func add(_ text: String, _ kind: LuaToken.Kind, atLine line: Int) {
      guard kind != .comment else { return }
      nesting.consume(text, kind)
      let count = nesting.openCount
      while lines.count > count { lines.removeLast() }
      while lines.count < count { lines.append(line) }
      if ["else", "elseif"].contains(text), !lines.isEmpty { lines[lines.count - 1] = line }
    }
  }
}

nonisolated private let newline = UInt8(ascii: "\n")
nonisolated private let closers: Set = ["end", "else", "elseif", "until", "}", ")", "]"]
