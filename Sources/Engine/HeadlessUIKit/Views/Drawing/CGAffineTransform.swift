import Foundation

/// A transformation of the plane, which Foundation has on Apple's platforms only.
///
/// [CGAffineTransform](https://developer.apple.com/documentation/coregraphics/cgaffinetransform)
nonisolated public struct CGAffineTransform: Sendable, Equatable {
  /// The entries of the first row.
  public var a, b: CGFloat
  /// The entries of the second row.
  public var c, d: CGFloat
  /// The distances of a translation, in points.
  public var tx, ty: CGFloat

  /// The transformation that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A transformation with these entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The transformation that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A rotation by quarters, with whole numbers as entries.
  init(quarters: Int) {
    let turns = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    let (cosine, sine) = turns[((quarters % 4) + 4) % 4]
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }
}

/// A distance in both directions, which Foundation has on Apple's platforms only.
///
/// [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector)
nonisolated public struct CGVector: Hashable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance downwards.
  public var dy: CGFloat

  /// No distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No distance.
  public static let zero = CGVector()
}

nonisolated extension CGAffineTransform {
  /// A translation by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scaling by factors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// This transformation, and after it another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A translation, and after it this transformation.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling, and after it this transformation.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation by an angle in radians, and after it this transformation.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transformation that takes this one back; itself if nothing does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension CGPoint {
  /// Where a transformation moves the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// The size that a transformation makes of it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around the corners that a transformation moves.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(around: corners) ?? .zero
  }

  /// The smallest rectangle around points; nil if there are none.
  init?(around points: [CGPoint]) {
    guard let first = points.first else { return nil }
    let (least, most) = points.dropFirst().reduce((first, first)) { bounds, point in
      (
        CGPoint(x: min(bounds.0.x, point.x), y: min(bounds.0.y, point.y)),
        CGPoint(x: max(bounds.1.x, point.x), y: max(bounds.1.y, point.y))
      )
    }
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
