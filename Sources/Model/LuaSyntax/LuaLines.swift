/// The pieces of each line of a program that an editor would color.
package struct LuaLines: Sendable {
  /// What a piece is colored as.
  package enum Color: Sendable {
    case keyword, string, number, comment
  }

  /// A piece of a line; others have no color.
  package struct Piece: Sendable, Equatable {
    /// Its text.
    package let text: String
    /// Its color; nil for none.
    package let color: Color?
  }

  /// The pieces, line by line.
  package let lines: [[Piece]]

  /// The lines of a program, however invalid.
  package init(_ lines: [String]) {
    let texts = lines.map { Array($0.utf8) }
    var colors = texts.map { [Color?](repeating: nil, count: $0.count) }
    let program = Array(texts.joined(separator: [UInt8(ascii: "\n")]))
    var starts = [0]
    for text in texts { starts.append(starts[starts.count - 1] + text.count + 1) }
    var scanner = LuaScanner(program)
    var line = 0
    while let token = scanner.next() {
      guard let color = Self.color(of: token, program) else { continue }
      for place in token.range {
        while place >= starts[line + 1] { line += 1 }
        let column = place - starts[line]
        if column < texts[line].count { colors[line][column] = color }
      }
    }
    self.lines = zip(texts, colors).map(Self.pieces)
  }

  /// Lines of another language, without colors.
  package init(uncolored lines: some Sequence<String>) {
    self.lines = lines.map { [Piece(text: $0, color: nil)] }
  }

  private static func color(of token: LuaToken, _ program: [UInt8]) -> Color? {
    switch token.kind {
    case .comment: .comment
    case .string: .string
    case .number: .number
    case .symbol: nil
    case .word:
      LuaScanner.reserved.contains(String(decoding: program[token.range], as: UTF8.self))
        ? .keyword : nil
    }
  }

  private static func pieces(_ text: [UInt8], _ colors: [Color?]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    for place in text.indices where place + 1 == text.count || colors[place + 1] != colors[start] {
      pieces.append(
        Piece(text: String(decoding: text[start...place], as: UTF8.self), color: colors[start]))
      start = place + 1
    }
    return pieces
  }
}
