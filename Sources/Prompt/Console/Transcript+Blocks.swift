import EscapedText
import LuaSyntax

extension Transcript {
  /// A line of a script and its terminator: `\n`, `\r\n`, or nothing at the end of the file.
  nonisolated struct SourceLine: Sendable {
    let text: String
    let ending: String

    var whole: String { text + ending }

    static func all(in bytes: [UInt8]) -> [SourceLine] {
      var lines: [SourceLine] = []
      var start = 0
      while start < bytes.count {
        let feed = bytes[start...].firstIndex(of: 0x0A)
        var end = feed ?? bytes.count
        let next = feed.map { $0 + 1 } ?? bytes.count
        if feed != nil, end > start, bytes[end - 1] == 0x0D { end -= 1 }
        lines.append(
          SourceLine(
            text: String(decoding: bytes[start..<end], as: UTF8.self),
            ending: String(decoding: bytes[end..<next], as: UTF8.self)))
        start = next
      }
      return lines
    }
  }
}

extension Transcript.Block {
  nonisolated private static let arrow = "-->"

  /// Whether a recording writes it: all but the misplaced ones are.
  nonisolated var isWritten: Bool {
    obstacle == nil || obstacle == .afterReturn(isFinal: true)
  }

  /// All blocks of a script, and the lines with arrows behind code.
  nonisolated static func all(
    in bytes: [UInt8], lines: [Transcript.SourceLine]
  ) -> (blocks: [Self], strays: [Int]) {
    var strays: [Int] = []
    var scanner = LuaScanner(bytes)
    var nesting = LuaNesting()
    var arrows = ArrowLines(in: bytes)
    var waiting: [Range<Int>] = []
    var blocks: [Self] = []
    func place(before next: String?) {
      guard !waiting.isEmpty else { return }
      let obstacle = nesting.obstacle(before: next)
      blocks += waiting.map { Self(lines: lines, range: $0, obstacle: obstacle) }
      waiting = []
    }
    while let token = scanner.next() {
      if token.kind == .comment {
        guard let (line, isAlone) = arrows.line(of: token) else { continue }
        guard isAlone else {
          strays.append(line + 1)
          continue
        }
        if let last = waiting.last, last.upperBound == line {
          waiting[waiting.count - 1] = last.lowerBound..<line + 1
        } else {
          waiting.append(line..<line + 1)
        }
      } else {
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        place(before: text)
        nesting.consume(text, token.kind)
      }
    }
    place(before: nil)
    return (blocks, strays)
  }

  nonisolated private init(
    lines: [Transcript.SourceLine], range: Range<Int>, obstacle: Transcript.BlockObstacle?
  ) {
    let texts = lines[range].map(\.text)
    line = range.lowerBound + 1
    count = range.count
    indentation = String(texts[0].prefix { $0 != "-" })
    expected = Self.output(in: texts)
    self.obstacle = obstacle
  }

  /// The lines that a block contains for some output.
  nonisolated static func written(_ output: [String]) -> [String] {
    let isBare = output.allSatisfy(\.isEmpty)
    return (isBare ? output + [""] : output).map {
      $0.isEmpty ? arrow : "\(arrow) \($0.printable)"
    }
  }

  /// The output that the lines of a block encode.
  nonisolated private static func output(in lines: [String]) -> [String] {
    let texts = lines.map { line in
      let text = line.drop { $0 != ">" }.dropFirst()
      return String(text.first == " " ? text.dropFirst() : text)
    }
    return texts.allSatisfy(\.isEmpty) ? texts.dropLast() : texts
  }
}

/// Returns which comments are lines of a block; it must be called from top to bottom.
nonisolated private struct ArrowLines {
  private let bytes: [UInt8]
  private var line = 0
  private var start = 0

  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line, counted from 0, of a comment that starts with an arrow, and whether it has nothing
  /// before it.
  mutating func line(of comment: LuaToken) -> (Int, isAlone: Bool)? {
    guard bytes[comment.range].starts(with: Array("-->".utf8)) else { return nil }
    while let feed = bytes[start..<comment.range.lowerBound].firstIndex(of: 0x0A) {
      line += 1
      start = feed + 1
    }
    let before = bytes[start..<comment.range.lowerBound]
    return (line, before.allSatisfy { $0 == 0x20 || $0 == 0x09 })
  }
}
