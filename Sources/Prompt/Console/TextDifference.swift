import EscapedText

/// The differences between two texts, line by line, as a unified diff: minus expected, plus actual.
///
///     @@ -1,3 +1,3 @@
///      print("a")
///     ---> b
///     +--> a
///      print("c")
///
/// The diff is always the same for the same texts; removed lines precede added ones. Bytes count:
/// texts that only look alike differ.
nonisolated package struct TextDifference: Sendable, CustomStringConvertible {
  private let expected: [String]
  private let actual: [String]
  private let changes: [TextChange]

  /// Lines without a match on the other side, between two lines that have one.
  private struct TextChange {
    let removed: Range<Int>
    let added: Range<Int>
  }

  /// Compares two texts; a missing newline at the end is a difference.
  package init(expected: String, actual: String) {
    self.init(expected: Self.lines(of: expected), actual: Self.lines(of: actual))
  }

  /// Compares two texts up to a number of lines after the first difference: the time and memory of a
  /// comparison grow with the square of that.
  package init(expected: String, actual: String, most: Int) {
    let (expected, actual) = (Self.lines(of: expected), Self.lines(of: actual))
    let same = zip(expected, actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    self.init(
      expected: Array(expected.prefix(same + most)), actual: Array(actual.prefix(same + most)))
  }

  /// Compares two lists of lines.
  package init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
    let common = CommonLines(expected, actual).pairs + [(expected.count, actual.count)]
    var (old, new) = (0, 0)
    var changes: [TextChange] = []
    for pair in common {
      if pair.0 > old || pair.1 > new {
        changes.append(TextChange(removed: old..<pair.0, added: new..<pair.1))
      }
      (old, new) = (pair.0 + 1, pair.1 + 1)
    }
    self.changes = changes
  }

  /// Whether the texts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// The diff with three lines of context.
  package var description: String {
    hunks.flatMap(lines).joined(separator: "\n")
  }

  private var hunks: [[TextChange]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.removed.lowerBound - last.removed.upperBound <= 6 {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func lines(of hunk: [TextChange]) -> [String] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(3, first.removed.lowerBound)
    let after = min(3, expected.count - last.removed.upperBound)
    let old = first.removed.lowerBound - before..<last.removed.upperBound + after
    let new = first.added.lowerBound - before..<last.added.upperBound + after
    var lines = ["@@ -\(position(old)) +\(position(new)) @@"]
    var next = old.lowerBound
    for change in hunk {
      lines += expected[next..<change.removed.lowerBound].map { " \($0.printable)" }
      lines += expected[change.removed].map { "-\($0.printable)" }
      lines += actual[change.added].map { "+\($0.printable)" }
      next = change.removed.upperBound
    }
    return lines + expected[next..<old.upperBound].map { " \($0.printable)" }
  }

  private func position(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let unended = lines.removeLast()
    return unended.isEmpty ? lines : lines + [unended + "  (no newline at the end)"]
  }
}
