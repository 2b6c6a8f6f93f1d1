import EscapedText
import NavigationModel

extension TranscriptRun {
  /// Why it failed, each with the line of the script, as a film of it shows that.
  package var filmFailures: [Film.Failure] {
    let errors = scriptErrors.map { Film.Failure(line: line(in: $0), text: $0.droppingEnd) }
    let wrong = errors + recording.marks(areAllReached: errors.isEmpty)
    let rest = wrong.isEmpty ? failures : []
    return wrong + rest.map { Film.Failure(line: nil, text: $0.droppingEnd) }
  }

  /// The line that an error names: `NAME:12: …`, perhaps after a word.
  private func line(in error: String) -> Int? {
    guard let place = error.firstRange(of: "\(name.escaped):") else { return nil }
    return Int(error[place.upperBound...].prefix { $0.isNumber })
  }
}

extension Recording {
  /// The blocks with other output than expected, by their first lines, and those that should have
  /// been reached.
  fileprivate func marks(areAllReached: Bool) -> [Film.Failure] {
    let blocks = transcript.blocks
    let expected = Dictionary(uniqueKeysWithValues: blocks.enumerated().map { ($0, $1.expected) })
    let whole = transcript.rebuilt(with: expected)
    let changed = blocks.enumerated().compactMap { number, block -> Film.Failure? in
      guard let output = outputs[number] else { return nil }
      let actual = expected.merging([number: output]) { $1 }
      let difference = TextDifference(expected: whole, actual: transcript.rebuilt(with: actual))
      return difference.isEmpty
        ? nil : Film.Failure(line: block.line, text: difference.description.droppingEnd)
    }
    let others = disagreements.map {
      Film.Failure(line: transcript.blocks[$0.block].line, text: paragraph(on: $0))
    }
    let unreached = areAllReached ? unreachedBlocks : []
    return changed + others
      + unreached.map { Film.Failure(line: $0.line, text: Self.notReached) }
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var droppingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
