import Foundation

/// A path of lines and curves that can be measured; nothing is drawn.
///
/// [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath)
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []
  /// The width of its line, in points; kept, no effect.
  open var lineWidth: CGFloat = 1
  /// The form of the ends of its line; kept, no effect.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the corners of its line; kept, no effect.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long pointed corners may be; kept, no effect.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; kept, no effect.
  open var flatness: CGFloat = 0.6
  /// Whether parts that the path runs around twice are outside.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates the path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(PathElement.rectangle(rect))
  }

  /// Creates the path around the oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(PathElement.oval(in: rect))
  }

  /// Creates the path around a rectangle with round corners; points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(PathElement.rectangle(rect, rounding: .allCorners, radius: cornerRadius))
  }

  /// Creates the path around a rectangle of which some corners are round; points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      PathElement.rectangle(
        rect, rounding: corners, radius: min(cornerRadii.width, cornerRadii.height)))
  }

  /// Creates a part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      PathElement.arc(
        around: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        joining: false))
  }

  /// Creates a path of a path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

  private convenience init(_ elements: [PathElement]) {
    self.init()
    self.elements = elements
  }

  /// The same lines and curves as a value of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }
  /// Whether it has no lines and curves.
  open var isEmpty: Bool { elements.isEmpty }
  /// Where it ends.
  open var currentPoint: CGPoint { elements.end ?? .zero }
  /// The smallest rectangle around all points, those that bend curves included.
  open var bounds: CGRect { CGRect(around: elements.flatMap(\.points)) ?? .null }

  /// Begins another part at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a curve that two points bend.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a curve that a point bends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadraticCurve(endPoint, control: controlPoint))
  }

  /// Adds a part of a circle, joined by a straight line; angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements += PathElement.arc(
      around: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      joining: !elements.isEmpty)
  }

  /// Adds a straight line to where the part begins.
  open func close() { if !elements.isEmpty { elements.append(.close) } }

  /// Removes all lines and curves.
  open func removeAllPoints() { elements = [] }

  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  /// Whether a point is inside, by its fill rule; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    let (count, crossings) = elements.windings(around: point)
    return usesEvenOddFillRule ? !crossings.isMultiple(of: 2) : count != 0
  }

  /// Fills it; nothing is drawn.
  open func fill() { Stage.current.noteStandIn(.drawing) }

  /// Draws its line; nothing is drawn.
  open func stroke() { Stage.current.noteStandIn(.drawing) }

  /// Restricts what is drawn to it; nothing is drawn.
  open func addClip() { Stage.current.noteStandIn(.drawing) }

  nonisolated deinit {}
}

/// Corners of a rectangle.
///
/// [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner)
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates corners from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top on the left.
  public static let topLeft = Self(rawValue: 1 << 0)
  /// The corner at the top on the right.
  public static let topRight = Self(rawValue: 1 << 1)
  /// The corner at the bottom on the left.
  public static let bottomLeft = Self(rawValue: 1 << 2)
  /// The corner at the bottom on the right.
  public static let bottomRight = Self(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = Self(rawValue: .max)
}
