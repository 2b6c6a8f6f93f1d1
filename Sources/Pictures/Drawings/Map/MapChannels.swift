/// The spaces between the columns: lines bend first, then are straight below their words.
struct MapChannels: Sendable {
  /// How wide the bends of each channel are.
  let bends: [Double]
  /// How wide the straight parts are.
  let straights: [Double]

  init(_ grid: MapGrid, _ ways: [ScreenGraph.Way], _ middles: [Double]) {
    var heights = grid.columns.map { _ in 0.0 }
    var words = grid.columns.map { _ in 0.0 }
    for (way, chain) in grid.chains {
      for (from, to) in zip(chain, chain.dropFirst()) {
        let column = grid.cells[from].column
        heights[column] = max(heights[column], abs(middles[to] - middles[from]))
      }
      let last = grid.cells[chain.last ?? 0].column - 1
      words[last] = max(words[last], OnwardLines.word(of: ways[way]).width)
    }
    bends = heights.map { (28 + min($0 / 6, 64)).rounded() }
    straights = words.map { ($0 + 20).rounded() }
  }

  /// The width of the channel after a column; none after the last.
  func width(after column: Int) -> Double {
    column < bends.count - 1 ? bends[column] + straights[column] : 0
  }
}
