import Lua

/// A script that contains its own expected output: blocks of `-->` lines have the output of the
/// statements before them.
///
/// ```lua
/// print("a", 1)
/// --> a	1
/// print()            -- one empty line: as many arrows as empty lines, and one more
/// -->
/// -->
/// local quiet = 1    -- nothing: a single arrow, so that the block remains
/// -->
/// ```
///
/// In a block with output, an empty line is a bare arrow. Control characters are written as their
/// pictures (`␍`), because Lua would end the comment at some of them.
nonisolated package struct Transcript: Sendable {
  /// The original script.
  package let source: String
  /// Its blocks, from top to bottom; a block's number is its index here.
  package let blocks: [Block]
  /// The lines, counted from 1, where an arrow follows code: nothing compares it.
  package let strays: [Int]
  let lines: [SourceLine]

  /// Finds the blocks of a script.
  package init(source: String) {
    self.source = source
    let bytes = Array(source.utf8)
    lines = SourceLine.all(in: bytes)
    (blocks, strays) = Block.all(in: bytes, lines: lines)
  }

  /// A run of neighbouring lines that start with `-->`.
  package struct Block: Sendable, Equatable {
    /// The line of its first arrow, counted from 1.
    package let line: Int
    /// The white space before its first arrow.
    package let indentation: String
    /// The expected output.
    package let expected: [String]
    /// Why it cannot have a checkpoint, if it cannot.
    package let obstacle: BlockObstacle?
    let count: Int

    var range: Range<Int> { line - 1..<line - 1 + count }
  }

  /// Why a checkpoint can't replace a block.
  package enum BlockObstacle: Sendable, Equatable {
    /// A statement begins before the block and ends after it.
    case insideStatement
    /// Nothing runs after `return`; after the script's own, the block gets the output of its end.
    case afterReturn(isFinal: Bool)
    /// A label would no longer be the last thing of its body, which would forbid the jumps to it.
    case afterLastLabel
  }

  /// The comments at its beginning, which contain its tags.
  package var heading: String {
    lines.drop { $0.text.isEmpty }
      .prefix { $0.text.hasPrefix("--") && !$0.text.hasPrefix("-->") }.map(\.text)
      .joined(separator: "\n")
  }

  /// The block after the script's own `return`, which gets the output until the end.
  package var finalBlock: Int? {
    blocks.firstIndex { $0.obstacle == .afterReturn(isFinal: true) }
  }

  /// A sentence for each arrow behind code.
  package var strayArrows: [String] {
    strays.map { line in
      "line \(line): a `-->` behind code isn't compared; write it in the line below"
    }
  }

  /// A sentence for each line of a block that no output is equal to.
  package var unprintableLines: [String] {
    blocks.flatMap(\.range).filter { SourceText.hasBytes(lines[$0].text) }.map { line in
      "line \(line + 1): a byte that isn't UTF-8 is printed as a number, such as `\\255`"
    }
  }

  /// A sentence for each block at a position where nothing can be checked.
  package var problems: [String] {
    blocks.compactMap { block in
      switch block.obstacle {
      case nil, .afterReturn(isFinal: true): nil
      case .insideStatement:
        "line \(block.line): a block must follow a statement, not be inside one"
      case .afterReturn(isFinal: false):
        "line \(block.line): nothing runs after `return`; move the block after the call"
      case .afterLastLabel:
        "line \(block.line): a block can't follow the last label of a body; move it before"
      }
    }
  }

  /// The script with a checkpoint call in place of each block; every line keeps its number.
  package func instrumented(calling checkpoint: String = "__checkpoint") -> String {
    replacingBlocks { "\(checkpoint)(\($0))" }
  }

  /// The script with a statement in place of each block, by number; every line keeps its number.
  func replacingBlocks(with statement: (Int) -> String) -> String {
    var texts = lines.map(\.text)
    for (number, block) in blocks.enumerated() where block.obstacle == nil {
      for line in block.range { texts[line] = "" }
      // The semicolon keeps a parenthesis on the next line from calling the call.
      texts[block.range.lowerBound] = "\(block.indentation)\(statement(number));"
    }
    return zip(texts, lines).map { $0 + $1.ending }.joined()
  }

  /// The script with the actual output in its blocks, by number; a block without any stays.
  package func rebuilt(with output: [Int: [String]]) -> String {
    var text = ""
    var next = 0
    for (number, block) in blocks.enumerated() where block.isWritten {
      guard let printed = output[number] else { continue }
      text += lines[next..<block.range.lowerBound].map(\.whole).joined()
      text += written(printed, in: block)
      next = block.range.upperBound
    }
    return text + lines[next...].map(\.whole).joined()
  }

  private func written(_ output: [String], in block: Block) -> String {
    let old = lines[block.range]
    let new = Block.written(output)
    return new.enumerated().map { offset, text in
      let own = old.dropFirst(offset).first?.ending ?? ""
      let inner = own.isEmpty ? lines[0].ending : own
      let isLast = offset == new.count - 1
      return block.indentation + text + (isLast ? old.last?.ending ?? "" : inner.orNewline)
    }.joined()
  }
}

extension String {
  nonisolated fileprivate var orNewline: String { isEmpty ? "\n" : self }
}
