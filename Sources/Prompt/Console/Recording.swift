/// The actual output of a transcript's run, and its problems.
nonisolated package struct Recording: Sendable {
  /// The script that runs.
  package let transcript: Transcript
  /// The output of each block when it was reached first; nothing for blocks that were never
  /// reached.
  package private(set) var outputs: [Int: [String]] = [:]
  /// Later runs of a block with different output.
  package private(set) var disagreements: [Disagreement] = []
  private var runs: [Int: Int] = [:]

  /// A block of a loop or a function whose output was not the same each time.
  package struct Disagreement: Sendable, Equatable {
    /// The block's number.
    package let block: Int
    /// The count of that run, starting at 1.
    package let run: Int
    /// The output of that run.
    package let output: [String]
  }

  /// Starts without output.
  package init(of transcript: Transcript) {
    self.transcript = transcript
  }

  /// Records the output since the previous block; the checkpoint of `block` was reached.
  package mutating func reach(_ block: Int, output lines: [String]) {
    let run = runs[block, default: 0] + 1
    runs[block] = run
    if run == 1 {
      outputs[block] = lines
    } else if outputs[block] != lines, !disagreements.contains(where: { $0.block == block }) {
      disagreements.append(Disagreement(block: block, run: run, output: lines))
    }
  }

  /// The script with its actual output, in the blocks that were reached.
  package var rebuilt: String { transcript.rebuilt(with: outputs) }

  /// A sentence for each block that the script never reached.
  package var unreached: [String] {
    unreachedBlocks.map { "line \($0.line): \(Self.notReached)" }
  }

  /// The blocks that the script never reached.
  var unreachedBlocks: [Transcript.Block] {
    transcript.blocks.enumerated().filter { $1.isWritten && outputs[$0] == nil }.map(\.element)
  }

  static let notReached = "the block was not reached"

  /// The problems, a paragraph each; empty if the output of the blocks that were reached was as
  /// expected, to the byte.
  package var failures: [String] {
    let difference = TextDifference(expected: transcript.source, actual: rebuilt)
    return transcript.problems + transcript.unprintableLines
      + (difference.isEmpty ? [] : [difference.description])
      + disagreements.map(paragraph)
  }

  /// A sentence about a later run of a block, and how it differs.
  func paragraph(on disagreement: Disagreement) -> String {
    let first = outputs[disagreement.block] ?? []
    return """
      line \(transcript.blocks[disagreement.block].line): the block ran more than once, and run \
      \(disagreement.run) said something else
      \(TextDifference(expected: first, actual: disagreement.output))
      """
  }
}
