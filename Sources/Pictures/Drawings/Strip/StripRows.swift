/// Where the frames of a strip are: in rows.
struct StripRows {
  /// The upper left corner of each frame.
  let origins: [(x: Double, y: Double)]
  /// The size of all rows, with the space around them.
  let width, height: Double
  /// What rows are no wider than in points, unless it is said how many frames are in one.
  private static let widest = 1600.0

  /// Rows with at most so many frames; by default with as many as there is room for.
  init(_ frames: [StripFrame], columns: Int? = nil) {
    let gap = StripFrame.gap
    var origins: [(x: Double, y: Double)] = []
    var (width, y) = (gap, gap)
    var rest = frames[...]
    while !rest.isEmpty {
      var x = gap
      let row = rest.prefix(columns ?? Self.count(in: rest))
      for frame in row {
        origins.append((x, y))
        x += frame.width + gap
      }
      width = max(width, x)
      y += (row.map(\.height).max() ?? 0) + gap
      rest = rest.dropFirst(row.count)
    }
    (self.origins, self.width, height) = (origins, width, max(y, 2 * gap))
  }

  /// The number of frames that the first row has room for: at least one.
  private static func count(in frames: ArraySlice<StripFrame>) -> Int {
    var room = widest - StripFrame.gap
    let fitting = frames.prefix { frame in
      room -= frame.width + StripFrame.gap
      return room >= 0
    }
    return max(1, fitting.count)
  }
}
