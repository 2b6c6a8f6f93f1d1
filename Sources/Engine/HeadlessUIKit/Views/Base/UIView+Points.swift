import Foundation

// What views do about points, windows and sizes where no class overrides it.
extension UIView {
  /// The frontmost view at a point, in its own points, that touches reach; itself if no subview is.
  final func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, has: { $0.has(point, with: event) }) { subview, place in
      // Nested views that decide nothing cost no more of the stack than they must.
      subview.mayDecideHits
        ? subview.hit(at: place, with: event) : subview.viewHit(at: place, with: event)
    }
  }

  /// The same by frames alone: nothing that may be overridden is asked.
  final func plainHit(at point: CGPoint) -> UIView? {
    frontmost(at: point, has: { $0.extent.contains(point) }) { $0.plainHit(at: $1) }
  }

  private func frontmost(
    at point: CGPoint, has: (UIView) -> Bool, in hit: (UIView, CGPoint) -> UIView?
  ) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, has(self) else { return nil }
    for subview in inner.reversed() {
      let place = CGPoint(
        x: point.x - subview.frame.minX + subview.contentOrigin.x,
        y: point.y - subview.frame.minY + subview.contentOrigin.y)
      if let hit = hit(subview, place) { return hit }
    }
    return letsThrough(point) ? nil : self
  }

  /// What is seen of its contents, in its own points.
  final var extent: CGRect { CGRect(origin: contentOrigin, size: frame.size) }

  /// Whether its class may override what decides which views touches reach.
  private var mayDecideHits: Bool {
    if overrides == nil, type(of: self) == UIView.self { return false }
    return mayOverride(.hitTest) || mayOverride(.point)
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

extension UIView: UICoordinateSpace {}
