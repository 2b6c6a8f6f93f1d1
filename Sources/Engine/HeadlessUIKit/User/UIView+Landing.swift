import Foundation
import NavigationModel

extension UIView {
  /// Its middle, in its own points.
  final var middle: CGPoint { CGPoint(x: extent.midX, y: extent.midY) }

  /// Where a finger on a point of it lands; throws the reason if a view lets it through, or takes it.
  ///
  /// Answers of `hitTest` and `point(inside:)` decide where the finger would reach the view by frames.
  /// Elsewhere, as in a view without a size, a view that handles taps gets the touches as ever.
  final func landing(at point: CGPoint, handlesTaps: Bool) throws(Stage.User.Failure) -> Landing {
    let top = top
    let place = convert(point, to: top)
    let hit = top.hit(at: place)
    guard let plain = top.plainHit(at: place), plain.isInside(self) else {
      let covering = handlesTaps || extent.isEmpty ? self : hit ?? self
      return Landing(view: covering, reached: handlesTaps ? self : hit, isPlaced: false)
    }
    guard let hit, hit.isInside(self) || !handlesTaps && isInside(hit) else {
      throw .ignored(decision(at: place, in: top))
    }
    return Landing(view: hit.nearestWithoutHandlers(in: self), reached: hit, isPlaced: true)
  }

  /// Itself, or the target around it if a view between handles touches, which the user doesn't mean.
  private func nearestWithoutHandlers(in target: UIView) -> UIView {
    var view: UIView? = isInside(target) ? self : nil
    while let current = view, current !== target {
      if current.handlesTouches { return target }
      view = current.container
    }
    return self
  }

  /// Which view's answer leads a touch elsewhere, which frames would lead to this one.
  private func decision(at place: CGPoint, in top: UIView) -> String {
    var (decider, hit) = (top, top.hit(at: place))
    for view in ancestors(upTo: top).reversed() {
      let answer = view.hit(at: top.convert(place, to: view))
      if answer?.isInside(self) == true { break }
      (decider, hit) = (view, answer)
    }
    let inFront = decider.inner.last { view in
      hit?.isInside(view) == true && !isInside(view)
        && !view.extent.contains(top.convert(place, to: view))
    }
    if let inFront { return "point(inside:) of \(inFront.label) is true there" }
    guard decider.has(top.convert(place, to: decider)) else {
      return "point(inside:) of \(decider.label) is false there"
    }
    let found = hit.map { $0 === decider ? "itself" : $0.label } ?? "no view"
    return "hitTest of \(decider.label) finds \(found) there"
  }

  /// Itself and the views around it, up to and without another one.
  private func ancestors(upTo top: UIView) -> [UIView] {
    var found: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== top {
      found.append(current)
      view = current.container
    }
    return found
  }

  /// Its frame in a view around it, whose contents may be scrolled.
  func place(in outer: UIView) -> CGRect {
    var place = CGRect(origin: .zero, size: frame.size)
    var view = self
    while view !== outer, let superview = view.superview {
      place.origin.x += view.frame.minX - superview.contentOrigin.x
      place.origin.y += view.frame.minY - superview.contentOrigin.y
      view = superview
    }
    return place
  }

  /// Performs a user's gesture on a view that does not handle it; returns the reason if nothing
  /// happens (B52).
  package func userTouches(_ gesture: ContentGesture) -> String? {
    let controller = nearestController
    let stack = controller as? UINavigationController ?? controller?.navigationController
    guard let stack else { return "nothing handles it" }
    if gesture == .tap, stack.userTouchesPlaceOfBars(self) { return nil }
    return stack.userTouchesContents(gesture)
  }
}
