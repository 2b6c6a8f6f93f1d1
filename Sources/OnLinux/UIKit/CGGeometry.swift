#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // Functions of Core Graphics for what properties and methods do as well.

  /// Creates a rectangle.
  nonisolated public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
  /// Creates a point.
  nonisolated public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  /// Creates a size.
  nonisolated public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
  /// Creates a vector.
  nonisolated public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
    CGVector(dx: dx, dy: dy)
  }

  /// The smallest horizontal coordinate of a rectangle.
  nonisolated public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// The horizontal coordinate of the middle of a rectangle.
  nonisolated public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// The largest horizontal coordinate of a rectangle.
  nonisolated public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// The smallest vertical coordinate of a rectangle.
  nonisolated public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// The vertical coordinate of the middle of a rectangle.
  nonisolated public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// The largest vertical coordinate of a rectangle.
  nonisolated public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// The width of a rectangle, which isn't negative.
  nonisolated public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// The height of a rectangle, which isn't negative.
  nonisolated public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// The rectangle with a positive width and height.
  nonisolated public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
  /// The smallest rectangle of whole numbers around a rectangle.
  nonisolated public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  /// The rectangle with so much less at each edge.
  nonisolated public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  /// The rectangle at another place.
  nonisolated public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  /// The smallest rectangle around two rectangles.
  nonisolated public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
  /// The part that two rectangles have in common.
  nonisolated public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
    r1.intersection(r2)
  }
  /// Whether two rectangles have a part in common.
  nonisolated public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.intersects(rect2)
  }
  /// Whether a rectangle contains a point.
  nonisolated public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
  }
  /// Whether a rectangle contains another one.
  nonisolated public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.contains(rect2)
  }
  /// Whether two rectangles are the same.
  nonisolated public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1 == rect2
  }
  /// Whether a rectangle has no width or no height.
  nonisolated public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  /// Whether a rectangle is that of nothing.
  nonisolated public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  /// Whether a rectangle is everything.
  nonisolated public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
  /// Whether two points are the same.
  nonisolated public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
    point1 == point2
  }
  /// Whether two sizes are the same.
  nonisolated public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
    size1 == size2
  }

  /// Creates a transformation.
  nonisolated public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  /// Creates a transformation that moves.
  nonisolated public func CGAffineTransformMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }
  /// Creates a transformation that scales.
  nonisolated public func CGAffineTransformMakeScale(
    _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }
  /// Creates a transformation that turns by an angle in radians.
  nonisolated public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }
  /// The transformation that moves before another one.
  nonisolated public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
  /// The transformation that scales before another one.
  nonisolated public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
  /// The transformation that turns before another one.
  nonisolated public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform { t.rotated(by: angle) }
  /// One transformation after the other.
  nonisolated public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform { t1.concatenating(t2) }
  /// The transformation back.
  nonisolated public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
  }
  /// Whether a transformation moves nothing.
  nonisolated public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
  }
#endif
