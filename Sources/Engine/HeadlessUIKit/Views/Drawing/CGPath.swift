import Foundation

/// Lines and curves; they can be measured, and nothing is drawn.
///
/// [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath)
// bridge: a path that grows is one
nonisolated public class CGPath: NSObject, @unchecked Sendable {
  /// The lines and curves, in order.
  package var elements: [PathElement] { fixed }
  private let fixed: [PathElement]

  package init(_ elements: [PathElement]) {
    fixed = elements
    super.init()
  }

  /// Creates the path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Creates the path around the oval in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.oval(in: rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Creates the path around a rectangle with round corners; points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = PathElement.rectangle(rect, rounding: cornerWidth, cornerHeight)
    self.init(elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Whether it has no lines and curves.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where it ends.
  public var currentPoint: CGPoint { elements.end ?? .zero }
  /// The smallest rectangle around all points, those that bend curves included.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) ?? .null }
  /// The smallest rectangle around its lines and curves.
  public var boundingBoxOfPath: CGRect { CGRect(around: elements.extremes) ?? .null }

  /// Whether a point is inside, by a rule; open parts count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let (count, crossings) = elements.map { $0.applying(transform) }.windings(around: point)
    return rule == .evenOdd ? !crossings.isMultiple(of: 2) : count != 0
  }

  /// A path of the same lines and curves to which others can be added.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// A path of the lines and curves where a transformation moves them, to which others can be added.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    CGMutablePath(elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// A path of the same lines and curves that doesn't change.
  public func copy() -> CGPath? { CGPath(elements) }

  /// The path where a transformation moves it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }
  public override var hash: Int { elements.count }
}

/// A line or curve of a path.
nonisolated package enum PathElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadraticCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// Its end, and the points that bend it.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadraticCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  /// The element where a transformation moves it.
  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadraticCurve(let end, let control):
      .quadraticCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

nonisolated extension PathElement {
  /// The lines around a rectangle.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// The curves around an oval.
  static func oval(in rect: CGRect) -> [PathElement] {
    let circle = arc(
      around: .zero, radius: 1, from: 0, to: 2 * .pi, clockwise: true, joining: false)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return circle.map { $0.applying(transform) } + [.close]
  }

  /// The lines and quarters of circles around a rectangle with round corners.
  static func rectangle(
    _ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat
  ) -> [PathElement] {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0, !corners.isEmpty else { return rectangle(rect) }
    let places: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, 1.5 * .pi),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, 0.5 * .pi),
    ]
    var elements: [PathElement] = []
    for place in places {
      let point = CGPoint(x: place.x, y: place.y)
      if corners.contains(place.corner) {
        let center = CGPoint(
          x: min(max(point.x, rect.minX + radius), rect.maxX - radius),
          y: min(max(point.y, rect.minY + radius), rect.maxY - radius))
        elements += arc(
          around: center, radius: radius, from: place.angle, to: place.angle + .pi / 2,
          clockwise: true, joining: !elements.isEmpty)
      } else {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
      }
    }
    return elements + [.close]
  }

  /// The curves of a part of a circle, a quarter each at most; joined by a line to what is before it.
  ///
  /// Angles are in radians and grow with the hands of a clock.
  static func arc(
    around center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat,
    clockwise: Bool, joining: Bool
  ) -> [PathElement] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let sweep = Self.sweep(from: start, to: end, clockwise: clockwise)
    let parts = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let length = 4 / 3 * tan(step / 4) * radius
    return [joining ? .line(point(start)) : .move(point(start))]
      + (0..<parts).map { part in
        let from = start + CGFloat(part) * step
        let to = from + step
        let (first, last) = (point(from), point(to))
        return .curve(
          last,
          control1: CGPoint(x: first.x - length * sin(from), y: first.y + length * cos(from)),
          control2: CGPoint(x: last.x + length * sin(to), y: last.y - length * cos(to)))
      }
  }

  /// The angle from one to another in a direction, a full turn at most.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? end - start : start - end
    guard difference.isFinite else { return 0 }
    if difference >= turn { return clockwise ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return clockwise ? positive : -positive
  }
}

nonisolated extension [PathElement] {
  /// Where the elements end; nil if there are none.
  var end: CGPoint? {
    guard let last else { return nil }
    guard last == .close else { return last.points.first }
    for element in reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  /// The ends of lines, and where curves begin, end and turn back, horizontally or vertically.
  var extremes: [CGPoint] {
    var (points, place): ([CGPoint], CGPoint) = ([], .zero)
    for element in self {
      points += element.turningPoints(from: place)
      place = element.points.first ?? place
    }
    return points
  }

  /// The corners of the polygons that stand for the elements; a curve has sixteen.
  var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in self {
      let start = polygons.last?.last ?? .zero
      switch element {
      case .move(let point): polygons.append([point])
      case .close: break
      default:
        if polygons.isEmpty { polygons.append([start]) }
        polygons[polygons.count - 1] += element.corners(from: start)
      }
    }
    return polygons
  }

  /// How often the polygons run around a point, with the hands of a clock, and how often a line from
  /// it crosses them.
  func windings(around point: CGPoint) -> (count: Int, crossings: Int) {
    var (count, crossings) = (0, 0)
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        count += to.y > from.y ? 1 : -1
      }
    }
    return (count, crossings)
  }
}

nonisolated extension PathElement {
  /// The ends of the straight lines that stand for it.
  fileprivate func corners(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move, .close: []
    case .line(let end): [end]
    case .quadraticCurve(let end, let control):
      Self.steps.map { Self.mix([start, control, end], at: $0) }
    case .curve(let end, let control1, let control2):
      Self.steps.map { Self.mix([start, control1, control2, end], at: $0) }
    }
  }

  /// Its end, and where a curve turns back, horizontally or vertically.
  fileprivate func turningPoints(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move(let end), .line(let end): return [end]
    case .close: return []
    case .quadraticCurve(let end, let control):
      let parts = [\CGPoint.x, \CGPoint.y].flatMap { axis in
        let (a, b, c) = (start[keyPath: axis], control[keyPath: axis], end[keyPath: axis])
        return a - 2 * b + c == 0 ? [] : [(a - b) / (a - 2 * b + c)]
      }
      return [end]
        + parts.filter { (0...1).contains($0) }.map { Self.mix([start, control, end], at: $0) }
    case .curve(let end, let control1, let control2):
      let all = [start, control1, control2, end]
      let parts = [\CGPoint.x, \CGPoint.y].flatMap { axis in
        Self.turns(all.map { $0[keyPath: axis] })
      }
      return [end] + parts.filter { (0...1).contains($0) }.map { Self.mix(all, at: $0) }
    }
  }

  /// The fractions at which a cubic curve has its extremes.
  private static func turns(_ p: [CGFloat]) -> [CGFloat] {
    let a = 3 * (p[3] - 3 * p[2] + 3 * p[1] - p[0])
    let b = 6 * (p[2] - 2 * p[1] + p[0])
    let c = 3 * (p[1] - p[0])
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }

  private static let steps = (1...16).map { CGFloat($0) / 16 }

  /// The point at a fraction of a Bézier curve.
  private static func mix(_ points: [CGPoint], at fraction: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let next = zip(points, points.dropFirst()).map { from, to in
      CGPoint(
        x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    return mix(next, at: fraction)
  }
}

/// The form of the ends of a line.
///
/// [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap)
nonisolated public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The form of the corners of a line.
///
/// [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin)
nonisolated public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// Which parts a path encloses.
///
/// [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule)
nonisolated public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
