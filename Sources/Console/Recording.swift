/// What a run of a transcript really said, and what is wrong with that.
nonisolated package struct Recording: Sendable {
  /// The script that runs.
  package let transcript: Transcript
  /// What each block said when it was reached first; nothing for blocks that were never reached.
  package private(set) var outputs: [Int: [String]] = [:]
  /// Later runs of a block that said something else.
  package private(set) var disagreements: [Disagreement] = []
  private var runs: [Int: Int] = [:]

  /// A block of a loop or a function that did not say the same each time.
  package struct Disagreement: Sendable, Equatable {
    /// The block's number.
    package let block: Int
    /// Which time it was, counted from 1.
    package let run: Int
    /// What it said that time.
    package let output: [String]
  }

  /// Starts with nothing said.
  package init(of transcript: Transcript) {
    self.transcript = transcript
  }

  /// Takes in what was said since the block before; the checkpoint of `block` was reached.
  package mutating func reach(_ block: Int, output lines: [String]) {
    let run = runs[block, default: 0] + 1
    runs[block] = run
    if run == 1 {
      outputs[block] = lines
    } else if outputs[block] != lines, !disagreements.contains(where: { $0.block == block }) {
      disagreements.append(Disagreement(block: block, run: run, output: lines))
    }
  }

  /// Takes in what was said between the last checkpoint and the end of the run; without a block
  /// after the script's own `return` it isn't needed.
  package mutating func finish(output lines: [String]) {
    if let block = transcript.finalBlock { reach(block, output: lines) }
  }

  /// The script as it should be.
  package var rebuilt: String { transcript.rebuilt(with: outputs) }

  /// What is wrong, a paragraph each; empty when the script said what it should, to the byte.
  package var failures: [String] {
    let difference = TextDifference(expected: transcript.source, actual: rebuilt)
    return transcript.problems
      + (difference.isEmpty ? [] : [difference.description])
      + disagreements.map(paragraph)
  }

  private func paragraph(on disagreement: Disagreement) -> String {
    let first = outputs[disagreement.block] ?? []
    return """
      line \(transcript.blocks[disagreement.block].line): the block ran more than once, and run \
      \(disagreement.run) said something else
      \(TextDifference(expected: first, actual: disagreement.output))
      """
  }
}
