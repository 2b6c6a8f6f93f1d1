import Foundation
import NavigationModel

extension Stage.User {
  /// A finger on a view, in its middle or at another point of it; throws the reason if `hitTest` or
  /// `point(inside:)` of a view leads it elsewhere.
  func finger(
    on view: UIView, at point: CGPoint? = nil, handlesTaps: Bool = false
  ) throws(Failure) -> Finger {
    let point = point ?? view.middle
    return Finger(try view.landing(at: point, handlesTaps: handlesTaps), on: view, at: point)
  }

  /// Taps a view that handles taps: a control, a row, an item or a text.
  ///
  /// Recognisers come first: for a control or a text those on it and in it, for others also those of
  /// the views around it.
  func press(_ view: UIView, at point: CGPoint? = nil) throws(Failure) {
    let finger = try finger(on: view, at: point, handlesTaps: true)
    try check(finger.begin())
    let recognizer = view.recognise(
      UITapGestureRecognizer.self, with: finger, upTo: view.keepsItsTaps ? view : nil,
      where: { $0.numberOfTapsRequired == 1 }
    ) { $0.enter(.ended, at: $1) }
    recognizer.map(finger.give)
    try check(finger.lift())
  }

  /// Taps a view that doesn't handle taps itself.
  func touch(_ view: UIView) throws(Failure) {
    let finger = try finger(on: view)
    try check(finger.begin())
    let recognizer = view.recognise(UITapGestureRecognizer.self, with: finger) {
      $0.enter(.ended, at: $1)
    }
    recognizer.map(finger.give)
    try check(finger.lift())
    if recognizer != nil { return }
    let obstacle = view.userTouches(.tap)
    if !finger.isHandled { try check(obstacle) }
  }

  /// Rests a finger on a view until its menu is shown or a recogniser recognises it; returns whether
  /// something happens.
  func hold(_ view: UIView, showing showMenu: () -> Bool) throws(Failure) -> Bool {
    if view is UIControl, !view.mayBeHeld { return false }
    let handlesTaps =
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
    let finger = try finger(on: view, handlesTaps: handlesTaps)
    try check(finger.begin())
    if showMenu() {
      finger.cancel()
      return true
    }
    let recognizer = view.recognise(UILongPressGestureRecognizer.self, with: finger) {
      recognizer, point in
      recognizer.enter(.began, at: point)
      finger.give(to: recognizer)
      if recognizer.state.isActive { recognizer.enter(.ended, at: point) }
    }
    let isHandled = recognizer != nil || finger.isHandled && !handlesTaps
    if isHandled { finger.lift() } else { finger.cancel() }
    return isHandled
  }

  /// Performs a gesture on a view with a finger: with the nearest recogniser of a kind for it, or with
  /// touches alone.
  ///
  /// Throws the reason if no recogniser and no responder of the program is for it.
  func gesture<Recognizer: UIGestureRecognizer>(
    for type: Recognizer.Type, on view: UIView,
    where fits: (Recognizer) -> Bool = { _ in true },
    _ perform: (Finger, Recognizer?, CGPoint) -> Void
  ) throws(Failure) {
    guard view.window != nil else { throw .ignored("it is not on screen") }
    let finger = try finger(on: view)
    try check(finger.begin())
    let recognizer = view.recognise(type, with: finger, where: fits) {
      perform(finger, $0, $1)
    }
    if recognizer != nil { return }
    guard finger.isHandled else {
      finger.cancel()
      throw .ignored("nothing recognises it")
    }
    perform(finger, nil, view.middle)
  }
}

extension UIView {
  /// Whether a tap on it doesn't reach recognisers of the views around it: controls and texts have
  /// their own (unconfirmed for texts).
  fileprivate var keepsItsTaps: Bool { self is UIControl || self is UITextView }

  /// Whether a long press of it may have an effect: it or a view around it has a menu, or recognises it.
  fileprivate var mayBeHeld: Bool {
    if (self as? UIButton)?.menu != nil { return true }
    var view: UIView? = self
    while let current = view {
      let recognizers = current.extras?.recognizers ?? []
      if current is UITableViewCell || current is UICollectionViewCell
        || current.interactions.contains(where: { $0 is UIContextMenuInteraction })
        || recognizers.contains(where: { $0 is UILongPressGestureRecognizer })
      {
        return true
      }
      view = current.container
    }
    return false
  }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture is still going on.
  var isActive: Bool { self == .began || self == .changed }
}
