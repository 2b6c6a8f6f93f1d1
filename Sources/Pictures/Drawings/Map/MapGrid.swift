/// The cells of a map in columns: screens by their distance from the start, and the places where
/// ways pass through columns between.
struct MapGrid: Sendable {
  /// A place in a column.
  struct Cell: Sendable {
    let column: Int
    /// The index of its screen; nil where a way passes through.
    let screen: Int?
  }

  private(set) var cells: [Cell] = []
  /// The cells of each column, from above.
  private(set) var columns: [[Int]]
  /// The distance of each column's screens from the start.
  let distances: [Int]
  /// The cell of each screen.
  private(set) var cell: [Int: Int] = [:]
  /// The cells of each way that leads onward, by its index: from its beginning to its end.
  private(set) var chains: [Int: [Int]] = [:]
  /// The cells beside each cell that a way leads to.
  private(set) var left: [[Int]] = [], right: [[Int]] = []

  /// The cells for screens and the ways between them, in an order with few crossings.
  init(_ graph: ScreenGraph, _ screens: [Int], _ ways: [ScreenGraph.Way]) {
    distances = Set(screens.map { graph.screens[$0].distance }).sorted()
    columns = distances.map { _ in [] }
    let column = Dictionary(uniqueKeysWithValues: distances.enumerated().map { ($1, $0) })
    let order = Self.treeOrder(graph, screens)
    for screen in order {
      cell[screen] = add(screen, in: column[graph.screens[screen].distance] ?? 0)
    }
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let onward = ways.indices.filter { ways[$0].kind != .back }
      .sorted { (rank[ways[$0].to] ?? 0, $0) < (rank[ways[$1].to] ?? 0, $1) }
    for way in onward { addChain(way, from: ways[way].from, to: ways[way].to) }
    reduceCrossings()
  }

  /// Screens by the tree of the shortest ways, each before those behind it.
  private static func treeOrder(_ graph: ScreenGraph, _ screens: [Int]) -> [Int] {
    let shown = Set(screens)
    let parent = { (screen: Int) in
      graph.screens[screen].predecessor.flatMap { shown.contains($0) ? $0 : nil }
    }
    let children = Dictionary(grouping: screens.filter { parent($0) != nil }) { parent($0) ?? $0 }
    var order: [Int] = []
    var rest = Array(screens.filter { parent($0) == nil }.reversed())
    while let screen = rest.popLast() {
      order.append(screen)
      rest += (children[screen] ?? []).reversed()
    }
    return order
  }

  private mutating func add(_ screen: Int?, in column: Int) -> Int {
    cells.append(Cell(column: column, screen: screen))
    columns[column].append(cells.count - 1)
    left.append([])
    right.append([])
    return cells.count - 1
  }

  private mutating func addChain(_ way: Int, from: Int, to: Int) {
    guard let first = cell[from], let last = cell[to] else { return }
    let between = (cells[first].column + 1..<cells[last].column).map { add(nil, in: $0) }
    let chain = [first] + between + [last]
    chains[way] = chain
    for (a, b) in zip(chain, chain.dropFirst()) {
      right[a].append(b)
      left[b].append(a)
    }
  }
}

// MARK: Order

extension MapGrid {
  private static let sweeps = 4

  /// Sorts each column by the middles of what the ways lead to in the column before, then in that
  /// after; the best order stays.
  private mutating func reduceCrossings() {
    var best = columns, least = crossings
    for sweep in 0..<Self.sweeps {
      let isForward = sweep.isMultiple(of: 2)
      let order = isForward ? Array(columns.indices) : columns.indices.reversed()
      for column in order.dropFirst() { sort(column, by: isForward ? left : right) }
      let count = crossings
      if count < least { (best, least) = (columns, count) }
    }
    columns = best
  }

  private mutating func sort(_ column: Int, by neighbours: [[Int]]) {
    let positions = positions
    let middles = columns[column].map { cell in
      let places = neighbours[cell].map { Double(positions[$0]) }
      return places.isEmpty
        ? Double(positions[cell]) : places.reduce(0, +) / Double(places.count)
    }
    let order = middles.indices.sorted { (middles[$0], $0) < (middles[$1], $1) }
    columns[column] = order.map { columns[column][$0] }
  }

  /// The place of each cell in its column.
  private var positions: [Int] {
    var positions = Array(repeating: 0, count: cells.count)
    for column in columns {
      for (position, cell) in column.enumerated() { positions[cell] = position }
    }
    return positions
  }

  /// How many pairs of lines between neighbouring columns cross.
  private var crossings: Int {
    let positions = positions
    return columns.dropLast().reduce(0) { sum, column in
      let ends = column.map { right[$0].map { positions[$0] } }
      var count = 0
      for (index, first) in ends.enumerated() {
        for second in ends[(index + 1)...] {
          for end in first { count += second.count { $0 < end } }
        }
      }
      return sum + count
    }
  }
}
