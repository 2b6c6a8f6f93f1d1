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
    /// What is before each of its lines in the document: the marks of a quotation.
    var prefix = ""
  }

  /// The programs, in order.
  let blocks: [Block]
  private let lines: [Substring]

  /// Finds the programs of a document.
  init(_ source: String) {
    lines = Self.lines(of: source)
    var scan = DocumentScan()
    for (index, line) in lines.enumerated().dropFirst(Self.preamble(lines)) {
      scan.add(index == 0 ? Self.withoutByteOrderMark(line) : line, at: index)
    }
    scan.close(at: lines.last == "" ? lines.count - 1 : lines.count)
    blocks = Self.numbered(scan.blocks)
  }

  /// The lines of a text, with the carriage returns that some have at their end.
  private static func lines(of text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// How many lines the settings have that some documents begin with, between two lines `---`.
  private static func preamble(_ lines: [Substring]) -> Int {
    func isMark(_ line: Substring) -> Bool { line == "---" || line == "---\r" }
    guard lines.first.map(Self.withoutByteOrderMark).map(isMark) == true,
      let end = lines.dropFirst().firstIndex(where: isMark)
    else { return 0 }
    return end + 1
  }

  /// A first line without the mark that some programs write in front of a text.
  private static func withoutByteOrderMark(_ line: Substring) -> Substring {
    guard line.unicodeScalars.first == "\u{FEFF}" else { return line }
    return Substring(line.unicodeScalars.dropFirst())
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
      let program = Self.lines(of: source).dropFirst(block.lines.lowerBound - 1).dropLast()
      lines.replaceSubrange(
        block.lines.lowerBound - 1..<block.lines.upperBound,
        with: program.map { block.prefix.isEmpty ? $0 : Substring(block.prefix + $0) })
    }
    return lines.joined(separator: "\n")
  }
}
