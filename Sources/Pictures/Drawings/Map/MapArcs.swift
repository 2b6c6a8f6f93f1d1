import NavigationModel

/// Ways back as thin arcs, below the boxes or, in one column, beside them.
struct MapArcs {
  private let boxes: [Int: Frame]
  /// Where no word may be.
  private var taken: [Frame]
  /// How many arcs begin and end at each box so far.
  private var counts: [Int: Int] = [:]
  /// Small frames along the arcs.
  private(set) var bounds: [Frame] = []

  init(_ boxes: [Int: Frame], words: [Frame]) {
    self.boxes = boxes
    taken = boxes.values + words
  }

  /// The arc of a way; nil without its boxes.
  mutating func line(_ way: ScreenGraph.Way) -> MapLayout.Line? {
    guard let from = boxes[way.from], let to = boxes[way.to] else { return nil }
    let count = counts[way.from, default: 0]
    counts[way.from] = count + 1
    let isBeside = from.x == to.x
    let curve = isBeside ? Self.beside(from, to) : Self.below(from, to, count)
    let points = (0...20).map { curve.point(Double($0) / 20) }
    bounds += points.map { Frame(x: $0.x - 1, y: $0.y - 1, width: 2, height: 2) }
    let tip = isBeside ? "l5 -4m-5 4l5 4" : "l-4 5m4 -5l4 5"
    return MapLayout.Line(way: way, path: curve.path + tip, word: word(of: way, on: points))
  }

  /// To the right of a column.
  private static func beside(_ from: Frame, _ to: Frame) -> Curve {
    let start = Point(x: from.right, y: from.bottom - 8),
      end = Point(x: to.right + 1, y: to.bottom - 8)
    let x = from.right + min(16 + abs(end.y - start.y) / 12, 34)
    return Curve(
      start: start, first: Point(x: x, y: start.y), second: Point(x: x, y: end.y), end: end)
  }

  /// From the lower edge of one box to that of another further to the left.
  private static func below(_ from: Frame, _ to: Frame, _ count: Int) -> Curve {
    let start = Point(x: from.middle.x - 14 * Double(count % 4), y: from.bottom)
    let end = Point(x: to.middle.x + 14, y: to.bottom + 1)
    let depth = 24 + min((start.x - end.x) / 12, 60)
    return Curve(
      start: start, first: Point(x: start.x, y: start.y + depth),
      second: Point(x: end.x, y: end.y + depth), end: end)
  }

  /// The words at the first place along an arc where they cover nothing.
  private mutating func word(of way: ScreenGraph.Way, on points: [Point]) -> MapLayout.Word? {
    let (text, width) = OnwardLines.word(of: way)
    guard !text.isEmpty else { return nil }
    let order = points.indices.sorted { abs($0 - 10) < abs($1 - 10) }
    for point in order.map({ points[$0] }) {
      let frame = Frame(
        x: point.x - width / 2 - 2, y: point.y - 6, width: width + 4, height: MapStyle.wordHeight)
      guard !taken.contains(where: { $0.meets(frame) }) else { continue }
      taken.append(frame)
      bounds.append(frame)
      return MapLayout.Word(
        text: text, place: Point(x: point.x.rounded(), y: (point.y + 4).rounded()), frame: frame)
    }
    return nil
  }
}

/// A curve with two points that it bends to.
private struct Curve {
  let start, first, second, end: Point

  var path: String {
    "M\(text(start))C\(text(first)) \(text(second)) \(text(end))"
  }

  private func text(_ point: Point) -> String {
    "\(point.x.rounded().svg) \(point.y.rounded().svg)"
  }

  /// A point on it, from 0 at its beginning to 1 at its end.
  func point(_ part: Double) -> Point {
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    let points = [start, first, second, end]
    return zip(weights, points).reduce(Point()) { sum, next in
      sum + Point(x: next.0 * next.1.x, y: next.0 * next.1.y)
    }
  }
}

extension Frame {
  /// Whether it has a part in common with another rectangle.
  func meets(_ other: Frame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
