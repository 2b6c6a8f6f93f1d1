import Foundation

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
