import NavigationModel

extension SVGNode {
  /// A rectangle.
  static func rect(_ frame: Frame, _ name: String, radius: Double? = nil) -> SVGNode {
    SVGNode(
      "rect",
      [
        "class": name, "x": frame.x, "y": frame.y, "width": max(frame.width, 0),
        "height": max(frame.height, 0), "rx": radius,
      ])
  }

  /// A path.
  static func path(_ points: String, _ name: String) -> SVGNode {
    SVGNode("path", ["class": name, "d": points])
  }

  /// A circle.
  static func circle(_ x: Double, _ y: Double, radius: Double, _ name: String) -> SVGNode {
    SVGNode("circle", ["class": name, "cx": x, "cy": y, "r": radius])
  }

  /// A horizontal or vertical line.
  static func line(
    _ x: Double, _ y: Double, to x2: Double, _ y2: Double, _ name: String
  ) -> SVGNode {
    .path("M\(x.svg) \(y.svg)L\(x2.svg) \(y2.svg)", name)
  }
}

/// A place in points.
struct Point: Sendable, Hashable {
  var x = 0.0, y = 0.0

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

extension Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The same rectangle elsewhere.
  func moved(_ offset: Point) -> Frame {
    Frame(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The same rectangle without its edges.
  func inset(_ horizontal: Double, _ vertical: Double) -> Frame {
    Frame(
      x: x + horizontal, y: y + vertical, width: max(width - 2 * horizontal, 0),
      height: max(height - 2 * vertical, 0))
  }

  /// The part of it in another rectangle.
  func part(in other: Frame) -> Frame {
    let left = max(x, other.x), top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(min(right, other.right) - left, 0),
      height: max(min(bottom, other.bottom) - top, 0))
  }

  /// The parts of it below each other, of these heights.
  func rows(_ heights: [Double]) -> [Frame] {
    var top = y
    return heights.map { height in
      defer { top += height }
      return Frame(x: x, y: top, width: width, height: height)
    }
  }
}
