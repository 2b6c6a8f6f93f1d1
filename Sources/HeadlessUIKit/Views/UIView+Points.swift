import Foundation

// What views do about points, windows and sizes where no class overrides it.
extension UIView {
  /// The frontmost view at a point, in its own points, that touches reach; itself if no subview is.
  final func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, has(point, with: event)
    else { return nil }
    for subview in inner.reversed() {
      if let hit = subview.hit(at: subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Where its upper left corner is in the outermost view around it.
  private final var origin: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.container {
      origin.x += view.frame.minX - superview.contentOrigin.x
      origin.y += view.frame.minY - superview.contentOrigin.y
      view = superview
    }
    if view is UIWindow {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
    }
    origin.x -= contentOrigin.x
    origin.y -= contentOrigin.y
    return origin
  }

  /// The distance from another view's points to its own ones; without that view, from its window's.
  final func distance(from view: UIView?) -> CGVector {
    let other = view?.origin ?? top.ownOriginAsTop
    return CGVector(dx: other.x - origin.x, dy: other.y - origin.y)
  }

  private final var ownOriginAsTop: CGPoint { self is UIWindow ? frame.origin : .zero }
}
