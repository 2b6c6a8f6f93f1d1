import NavigationModel

/// The rows of a large tree that are printed: those that have changed with the rows around them, and
/// a line for each gap.
struct TreeExcerpt {
  /// The indices of the printed rows, in order.
  let rows: [Int]

  /// An excerpt of at most so many lines, with those for gaps; all rows if they fit.
  init(of outline: TreeOutline, _ changes: [TreeChanges.Change], limit: Int) {
    guard outline.rows.count > limit else {
      rows = Array(outline.rows.indices)
      return
    }
    var kept = KeptRows(count: outline.rows.count, limit: limit)
    for row in Self.wanted(outline, changes, limit) { kept.insert(row) }
    rows = kept.rows.sorted()
  }

  /// The rows by their importance: the first and the last changed ones, those above them, the ends
  /// of the tree, and the nearest neighbours.
  private static func wanted(
    _ outline: TreeOutline, _ changes: [TreeChanges.Change], _ limit: Int
  ) -> [Int] {
    let changed = changes.indices.filter { changes[$0] != .same }
    let few = max(limit / 3, 5)
    let chosen = changed.count <= few ? changed : changed.prefix(few - 4) + changed.suffix(4)
    let above = chosen.flatMap { outline.ancestors(of: $0).prefix(few) }
    let ends = [0, changes.count - 1]
    let neighbours = [1, 2].flatMap { distance in
      (chosen + ends).flatMap { [$0 - distance, $0 + distance] }
    }
    return chosen + above + ends + neighbours.filter(changes.indices.contains)
  }
}

extension TreeOutline {
  /// The rows above a row, nearest first.
  fileprivate func ancestors(of row: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
    var path = sequence(first: row) { rows[$0].parent }
    _ = path.next()
    return path
  }
}

/// A growing choice of rows whose lines, with one for each gap, stay within a limit.
private struct KeptRows {
  private(set) var rows: Set<Int> = []
  private var lines = 1  // nothing but a gap
  private let count, limit: Int

  init(count: Int, limit: Int) { (self.count, self.limit) = (count, limit) }

  /// Adds a row if there is room.
  mutating func insert(_ row: Int) {
    guard !rows.contains(row) else { return }
    let gaps = [row - 1, row + 1].count { (0..<count).contains($0) && !rows.contains($0) }
    // Its line, and instead of the gap that it was in those that remain.
    guard lines + gaps <= limit else { return }
    lines += gaps
    rows.insert(row)
  }
}
