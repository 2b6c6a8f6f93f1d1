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
