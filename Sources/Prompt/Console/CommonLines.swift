/// A longest common subsequence of two lists of lines.
///
/// Row by row as usual, but a row is bits, 64 columns a word (Hyyrö 2004): a zero marks a column
/// where the length grows. Two texts of 10,000 lines take a second at worst.
nonisolated package struct CommonLines {
  /// The matching lines' positions, in order.
  package let pairs: [(Int, Int)]

  /// Compares two lists.
  package init(_ first: [String], _ second: [String]) {
    let first = first.map { Array($0.utf8) }
    let second = second.map { Array($0.utf8) }
    let start = zip(first, second).prefix { $0 == $1 }.count
    let most = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix(most).prefix { $0 == $1 }.count
    let middle = Self.middle(
      first[start..<first.count - end], second[start..<second.count - end])
    pairs =
      (0..<start).map { ($0, $0) } + middle
      + (0..<end).map { (first.count - end + $0, second.count - end + $0) }
  }

  private static func middle(
    _ first: ArraySlice<[UInt8]>, _ second: ArraySlice<[UInt8]>
  ) -> [(Int, Int)] {
    let rows = rows(first, second)
    var (row, column) = (first.endIndex, second.endIndex)
    var pairs: [(Int, Int)] = []
    while row > first.startIndex, column > second.startIndex {
      let offset = column - 1 - second.startIndex
      if first[row - 1] == second[column - 1] {
        (row, column) = (row - 1, column - 1)
        pairs.append((row, column))
      } else if rows[row - 1 - first.startIndex][offset / 64] >> (offset % 64) & 1 == 1 {
        column -= 1
      } else {
        row -= 1
      }
    }
    return pairs.reversed()
  }

  private static func rows(
    _ first: ArraySlice<[UInt8]>, _ second: ArraySlice<[UInt8]>
  ) -> [[UInt64]] {
    let width = (second.count + 63) / 64
    var columns: [[UInt8]: [UInt64]] = [:]
    for (offset, line) in second.enumerated() {
      columns[line, default: Array(repeating: 0, count: width)][offset / 64] |= 1 << (offset % 64)
    }
    var row = [UInt64](repeating: .max, count: width)
    return first.map { line in
      if let matches = columns[line] { row = next(row, matches) }
      return row
    }
  }

  /// `(row + matches) | (row - matches)` over all words, where `matches` counts only inside `row`.
  private static func next(_ row: [UInt64], _ matches: [UInt64]) -> [UInt64] {
    var carry: UInt64 = 0
    return zip(row, matches).map { word, match in
      let (half, first) = word.addingReportingOverflow(word & match)
      let (sum, second) = half.addingReportingOverflow(carry)
      carry = first || second ? 1 : 0
      return sum | (word & ~match)
    }
  }
}
