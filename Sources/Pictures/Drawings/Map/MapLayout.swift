import NavigationModel

/// Where everything in a map is: boxes in columns, lines with their words in the channels between
/// them, and thin arcs for ways back.
struct MapLayout: Sendable {
  /// The frame of each box, by the index of its screen.
  private(set) var boxes: [Int: Frame] = [:]
  /// The lines, in the order of the ways.
  private(set) var lines: [Line] = []
  /// The middles of the columns, with the distances of their screens.
  private(set) var columns: [(x: Double, distance: Int)] = []
  private(set) var size: (width: Double, height: Double) = (0, 0)

  /// A way as a line.
  struct Line: Sendable {
    let way: ScreenGraph.Way
    let path: String
    /// Its words, and where; nil where there is no room for them.
    let word: Word?
  }

  /// A text at a line.
  struct Word: Sendable {
    let text: String
    /// The middle or the end of its base line.
    let place: Point
    let frame: Frame
  }

  private static let top = 26.0

  /// The layout of ways between boxes.
  init(_ grid: MapGrid, _ ways: [ScreenGraph.Way], _ sizes: [Int: MapBox]) {
    let onward = OnwardLines(grid, ways, sizes, top: Self.top)
    for (screen, cell) in grid.cell {
      guard let size = sizes[screen]?.size else { continue }
      boxes[screen] = Frame(
        x: onward.lefts[grid.cells[cell].column],
        y: (onward.middles[cell] - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    columns = zip(onward.lefts, grid.distances).map { ($0 + MapBox.width / 2, $1) }
    let straight = ways.indices.map { onward.line(ways[$0], $0) }
    var arcs = MapArcs(boxes, words: straight.compactMap { $0?.word?.frame })
    lines = zip(ways, straight).compactMap { way, line in line ?? arcs.line(way) }
    let frames = boxes.values + arcs.bounds
    size = (frames.map(\.right).max() ?? 0, max(frames.map(\.bottom).max() ?? 0, Self.top))
  }
}
