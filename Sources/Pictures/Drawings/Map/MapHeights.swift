/// Where the cells of a map are in their columns: as near to what the ways lead to as their order
/// and their heights allow.
struct MapHeights {
  /// The middle of each cell; the first one's upper edge is 0.
  private(set) var middles: [Double]
  private let grid: MapGrid
  private let heights: [Double]

  private static let rounds = 4, gap = 18.0, narrowGap = 8.0

  init(_ grid: MapGrid, _ heights: [Double]) {
    (self.grid, self.heights) = (grid, heights)
    middles = heights.map { _ in 0 }
    for _ in 0..<Self.rounds {
      place(in: grid.columns.indices) { grid.left[$0] }
      place(in: grid.columns.indices.reversed()) { grid.right[$0] }
      place(in: grid.columns.indices) { grid.left[$0] + grid.right[$0] }
    }
    let top = middles.indices.map { middles[$0] - heights[$0] / 2 }.min() ?? 0
    middles = middles.map { ($0 - top).rounded() }
  }

  private mutating func place(
    in columns: some Sequence<Int>, near neighbours: (Int) -> [Int]
  ) {
    for column in columns {
      let cells = grid.columns[column]
      let wishes = cells.map { cell in
        let near = neighbours(cell).map { middles[$0] }
        return near.isEmpty ? middles[cell] : near.reduce(0, +) / Double(near.count)
      }
      for (cell, middle) in zip(cells, spread(cells, wishes)) { middles[cell] = middle }
    }
  }

  /// The places nearest to the wished ones at which no cell touches the next.
  ///
  /// Cells whose wishes would touch move together, to the mean of what they wish.
  private func spread(_ cells: [Int], _ wishes: [Double]) -> [Double] {
    var groups: [(sum: Double, count: Int, mean: Double)] = []
    let offsets = offsets(of: cells)
    for (wish, offset) in zip(wishes, offsets) {
      var group = (sum: wish - offset, count: 1, mean: wish - offset)
      while let last = groups.last, last.mean > group.mean {
        groups.removeLast()
        let (sum, count) = (last.sum + group.sum, last.count + group.count)
        group = (sum, count, sum / Double(count))
      }
      groups.append(group)
    }
    let means = groups.flatMap { Array(repeating: $0.mean, count: $0.count) }
    return zip(means, offsets).map { $0 + $1 }
  }

  /// The least distances of cells from the first one.
  private func offsets(of cells: [Int]) -> [Double] {
    var offset = 0.0
    return cells.indices.map { index in
      if index > 0 {
        let (above, cell) = (cells[index - 1], cells[index])
        let isNarrow = grid.cells[above].screen == nil || grid.cells[cell].screen == nil
        offset += (heights[above] + heights[cell]) / 2 + (isNarrow ? Self.narrowGap : Self.gap)
      }
      return offset
    }
  }
}
