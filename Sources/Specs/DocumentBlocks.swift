import Console

/// The programs in a Markdown document that say what they print: fenced blocks of Lua with `-->`
/// lines.
struct DocumentBlocks {
  /// A program of a document.
  struct Block {
    /// The headings around it, and its number if the last heading has several.
    var names: [String]
    /// The lines of the program, counted from 1.
    let lines: ClosedRange<Int>
    /// The program, after empty lines instead of what precedes it: its lines have the document's
    /// numbers.
    let source: String
  }

  /// The programs, in order.
  let blocks: [Block]
  private let lines: [Substring]

  /// Finds the programs of a document.
  init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var headings: [(level: Int, text: String)] = []
    var open: Fence?
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if let fence = open {
        guard fence.ends(with: text) else { continue }
        open = nil
        let program = lines[fence.first..<index].joined(separator: "\n")
        guard fence.isLua, !Transcript(source: program).blocks.isEmpty else { continue }
        blocks.append(
          Block(
            names: headings.map(\.text), lines: fence.first + 1...max(fence.first + 1, index),
            source: String(repeating: "\n", count: fence.first) + program + "\n"))
      } else if let fence = Fence(text, at: index) {
        open = fence
      } else if let level = Self.level(of: line) {
        headings.removeAll { $0.level >= level }
        headings.append((level, String(line.dropFirst(level).drop { $0 == " " })))
      }
    }
    self.blocks = Self.numbered(blocks)
  }

  /// The level of a heading; nil for any other line.
  private static func level(of line: Substring) -> Int? {
    let signs = line.prefix { $0 == "#" }.count
    return 1...6 ~= signs && line.dropFirst(signs).first == " " ? signs : nil
  }

  /// Blocks below the same heading get numbers.
  private static func numbered(_ blocks: [Block]) -> [Block] {
    let counts = Dictionary(grouping: blocks, by: \.names).mapValues(\.count)
    var numbers: [[String]: Int] = [:]
    return blocks.map { block in
      var block = block
      let number = numbers[block.names, default: 0] + 1
      numbers[block.names] = number
      if counts[block.names] != 1 || block.names.isEmpty { block.names.append("block \(number)") }
      return block
    }
  }

  /// The document with other programs, each the source of a block or what replaces it.
  func document(with sources: [String]) -> String {
    var lines = lines
    for (block, source) in zip(blocks, sources).reversed() {
      let program = source.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(block.lines.lowerBound - 1)
      lines.replaceSubrange(
        block.lines.lowerBound - 1..<block.lines.upperBound, with: program.dropLast())
    }
    return lines.joined(separator: "\n")
  }

  /// The line that opens a block of code.
  private struct Fence {
    /// Whether the block is Lua.
    let isLua: Bool
    /// The index of the block's first line.
    let first: Int
    private let sign: Character
    private let count: Int

    /// Reads a line without its indentation; nil for one that opens no block.
    init?(_ text: Substring, at index: Int) {
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      count = text.prefix { $0 == sign }.count
      guard count >= 3 else { return nil }
      self.sign = sign
      first = index + 1
      isLua = text.dropFirst(count).split { $0 == " " || $0 == "{" }.first == "lua"
    }

    /// Whether a line without its indentation ends the block.
    func ends(with text: Substring) -> Bool {
      let signs = text.prefix { $0 == sign }.count
      return signs >= count && text.dropFirst(signs).allSatisfy(\.isWhitespace)
    }
  }
}
