import NavigationModel

/// The lines of ways that lead onward, and the places of the cells that they join.
struct OnwardLines {
  /// The left edges of the columns.
  private(set) var lefts: [Double] = []
  /// The middle of each cell.
  let middles: [Double]
  private let grid: MapGrid
  private let channels: MapChannels
  /// Where each way ends, by its index.
  private let ports: [Int: Double]

  /// The distance of lines that end in the same box.
  private static let port = 17.0
  /// The height of a cell where a way passes through.
  private static let passage = 10.0
  private static let widestWord = 132.0

  /// The lines between boxes, which begin below a line.
  init(_ grid: MapGrid, _ ways: [ScreenGraph.Way], _ boxes: [Int: MapBox], top: Double) {
    let incoming = Dictionary(grouping: grid.chains.keys.sorted()) { grid.chains[$0]?.last ?? 0 }
    let heights = grid.cells.indices.map { cell in
      let ports = Double(incoming[cell]?.count ?? 0) * Self.port
      let box = grid.cells[cell].screen.flatMap { boxes[$0]?.size.height }
      return box.map { max($0, ports) } ?? Self.passage
    }
    let middles = MapHeights(grid, heights).middles.map { $0 + top }
    let channels = MapChannels(grid, ways, middles)
    (self.grid, self.middles, self.channels) = (grid, middles, channels)
    ports = Self.ports(grid, incoming, middles)
    var x = 0.0
    for column in grid.columns.indices {
      lefts.append(x)
      x += MapBox.width + channels.width(after: column)
    }
  }

  /// Where each way ends: those that end in one box are below each other, in the order of where they
  /// come from.
  private static func ports(
    _ grid: MapGrid, _ incoming: [Int: [Int]], _ middles: [Double]
  ) -> [Int: Double] {
    var ports: [Int: Double] = [:]
    for (cell, ways) in incoming {
      let origin = { (way: Int) in grid.chains[way]?.dropLast().last.map { middles[$0] } ?? 0 }
      let sorted = ways.sorted { (origin($0), $0) < (origin($1), $1) }
      for (place, way) in sorted.enumerated() {
        ports[way] = middles[cell] + port * (Double(place) - Double(sorted.count - 1) / 2)
      }
    }
    return ports
  }

  /// The words of a way as far as there is room, and how wide they may be: fonts that stand for
  /// Helvetica are up to a fifth wider.
  static func word(of way: ScreenGraph.Way) -> (text: String, width: Double) {
    let text = MapStyle.word.fit(way.label, in: widestWord)
    return (text, (MapStyle.word.width(text) * 1.2).rounded(.up))
  }

  /// The line of a way with its words; nil where it doesn't lead onward.
  func line(_ way: ScreenGraph.Way, _ index: Int) -> MapLayout.Line? {
    guard let chain = grid.chains[index], let last = chain.last else { return nil }
    let end = Point(x: lefts[grid.cells[last].column], y: ports[index] ?? middles[last])
    let path = bends(chain, to: end.y) + "H\((end.x - 1).svg)l-5 -4m5 4l-5 4"
    let (text, width) = Self.word(of: way)
    let place = Point(x: end.x - 9, y: end.y - 4)
    let frame = Frame(
      x: place.x - width, y: place.y - 10, width: width, height: MapStyle.wordHeight)
    let word = MapLayout.Word(text: text, place: place, frame: frame)
    return MapLayout.Line(way: way, path: path, word: text.isEmpty ? nil : word)
  }

  /// From the right edge of the first cell to the bend before the last.
  private func bends(_ chain: [Int], to end: Double) -> String {
    var y = middles[chain[0]]
    var path = "M\((lefts[grid.cells[chain[0]].column] + MapBox.width).svg) \(y.svg)"
    for (from, to) in zip(chain, chain.dropFirst()) {
      let next = to == chain.last ? end : middles[to]
      let column = grid.cells[from].column
      if next != y { path += bend(in: column, from: y, to: next, isFirst: from == chain[0]) }
      y = next
    }
    return path
  }

  private func bend(in column: Int, from y: Double, to next: Double, isFirst: Bool) -> String {
    let start = lefts[column] + MapBox.width, width = channels.bends[column]
    let middle = (start + width / 2).svg
    let passage = isFirst ? "" : "H\(start.svg)"
    return passage
      + "C\(middle) \(y.svg) \(middle) \(next.svg) \((start + width).svg) \(next.svg)"
  }
}
