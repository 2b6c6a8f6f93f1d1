import Foundation

/// Lines and curves to which others are added; they can be measured, and nothing is drawn.
///
/// [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath)
// bridge: it inherits that
nonisolated public final class CGMutablePath: CGPath, @unchecked Sendable {
  private var growing: [PathElement]

  package override var elements: [PathElement] { growing }

  /// Creates an empty path.
  public init() {
    growing = []
    super.init([])
  }

  package override init(_ elements: [PathElement]) {
    growing = elements
    super.init([])
  }

  /// Begins another part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(point)], transform)
  }

  /// Adds straight lines from the first of some points through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds the lines around a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.rectangle(rect), transform)
  }

  /// Adds the lines around rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(rects.flatMap(PathElement.rectangle), transform)
  }

  /// Adds the lines and quarters of ovals around a rectangle with round corners; points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(PathElement.rectangle(rect, rounding: cornerWidth, cornerHeight), transform)
  }

  /// Adds the curves around the oval in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.oval(in: rect), transform)
  }

  /// Adds a curve that a point bends.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.quadraticCurve(end, control: control)], transform)
  }

  /// Adds a curve that two points bend.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Adds a part of a circle, joined by a straight line; angles in radians.
  ///
  /// Clockwise means so in a coordinate system whose vertical axis points upwards, as in Core Graphics: on
  /// the screen it is the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(
      PathElement.arc(
        around: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
        joining: !isEmpty),
      transform)
  }

  /// Adds a part of a circle of an angle, joined by a straight line; angles in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds a part of a circle that touches the lines from the end to a point, and from there to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    add(PathElement.arc(from: start, touching: tangent1End, tangent2End, radius), transform)
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform)
  }

  /// Adds a straight line to where the part begins.
  public func closeSubpath() {
    if !isEmpty, growing.last != .close { growing.append(.close) }
  }

  private func add(_ elements: [PathElement], _ transform: CGAffineTransform) {
    growing += elements.map { $0.applying(transform) }
  }
}

nonisolated extension PathElement {
  /// The lines and quarters of ovals around a rectangle with round corners.
  static func rectangle(
    _ rect: CGRect, rounding width: CGFloat, _ height: CGFloat
  ) -> [PathElement] {
    let width = max(0, min(width, rect.width / 2)), height = max(0, min(height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    // Round corners of circles, in a rectangle that is as much narrower as they are.
    let (horizontal, vertical) = (width, height)
    let room = CGRect(
      x: rect.minX / horizontal, y: rect.minY / vertical, width: rect.width / horizontal,
      height: rect.height / vertical)
    let scale = CGAffineTransform(scaleX: horizontal, y: vertical)
    return rectangle(room, rounding: .allCorners, radius: 1).map { $0.applying(scale) }
  }

  /// The line to the first point where a circle touches two lines, and the part of it to the second one.
  static func arc(
    from start: CGPoint, touching corner: CGPoint, _ end: CGPoint, _ radius: CGFloat
  ) -> [PathElement] {
    func direction(to point: CGPoint) -> CGVector? {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
    guard let first = direction(to: start), let second = direction(to: end), radius > 0 else {
      return [.line(corner)]
    }
    let turn = first.dx * second.dy - first.dy * second.dx
    let cosine = first.dx * second.dx + first.dy * second.dy
    guard abs(turn) > 1e-9 else { return [.line(corner)] }
    // From the corner to the points that the circle touches.
    let distance = radius * (1 + cosine) / abs(turn)
    func point(_ direction: CGVector) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
    }
    let (from, to) = (point(first), point(second))
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - first.dy * side * radius, y: from.y + first.dx * side * radius)
    return arc(
      around: center, radius: radius, from: atan2(from.y - center.y, from.x - center.x),
      to: atan2(to.y - center.y, to.x - center.x), clockwise: turn < 0, joining: true)
  }
}
