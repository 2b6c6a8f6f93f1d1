import Foundation
import NavigationModel

extension Stage.User {
  /// Fingers on a view, in its middle or at another point of it; throws the reason if `hitTest` or
  /// `point(inside:)` of a view leads them elsewhere.
  func fingers(
    on view: UIView, at point: CGPoint? = nil, handlesTaps: Bool = false, count: Int = 1
  ) throws(Failure) -> Fingers {
    let point = point ?? view.middle
    let landing = try view.landing(at: point, handlesTaps: handlesTaps)
    return Fingers(landing, on: view, at: point, count: count)
  }

  /// Taps a view that handles taps: a control, a row, an item or a text.
  ///
  /// Recognisers come first: for a control or a text those on it and in it, for others also those of
  /// the views around it.
  func press(_ view: UIView, at point: CGPoint? = nil) throws(Failure) {
    let fingers = try fingers(on: view, at: point, handlesTaps: true)
    try check(fingers.begin())
    let taps = fingers.recognizers(
      UITapGestureRecognizer.self, upTo: view.keepsItsTaps ? view : nil
    ) { $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
    try check(fingers.lift(recognising: taps))
  }

  /// Taps a view that doesn't handle taps itself: once, or as often as its recognisers want at least, and
  /// with as many fingers.
  func touch(_ view: UIView) throws(Failure) {
    let count = view.fingers(for: UITapGestureRecognizer.self, \.numberOfTouchesRequired)
    let fingers = try fingers(on: view, count: count)
    try check(fingers.begin())
    let taps = fingers.recognizers(UITapGestureRecognizer.self) {
      (1...UITapGestureRecognizer.mostTaps).contains($0.numberOfTapsRequired)
        && $0.numberOfTouchesRequired == count
    }
    let tapCount = taps.map(\.numberOfTapsRequired).min() ?? 1
    for tap in 1..<tapCount {
      fingers.liftForNextTap()
      try check(fingers.begin(taps: tap + 1))
    }
    try check(fingers.lift(recognising: taps.filter { $0.numberOfTapsRequired == tapCount }))
    if fingers.isRecognised { return }
    let obstacle = view.userTouches(.tap)
    if !fingers.isHandled { try check(obstacle) }
  }

  /// Rests a finger on a view until its menu is shown or a recogniser recognises it; returns whether
  /// something happens.
  func hold(_ view: UIView, showing showMenu: () -> Bool) throws(Failure) -> Bool {
    if view is UIControl, !view.mayBeHeld { return false }
    let handlesTaps =
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
    let count = view.fingers(for: UILongPressGestureRecognizer.self, \.numberOfTouchesRequired)
    let fingers = try fingers(on: view, handlesTaps: handlesTaps, count: count)
    try check(fingers.begin())
    if showMenu() {
      fingers.cancel()
      return true
    }
    let recognizers = fingers.recognise(
      fingers.recognizers(UILongPressGestureRecognizer.self) {
        $0.numberOfTapsRequired == 0 && $0.numberOfTouchesRequired == count
      })
    fingers.enter(.began, recognizers)
    stage.endTurn()
    if fingers.isRecognised || fingers.mayBeHandled && !handlesTaps {
      fingers.lift(recognising: recognizers)
    } else {
      fingers.cancel()
    }
    return fingers.isRecognised || fingers.isHandled && !handlesTaps
  }

  /// Performs a gesture on a view with some fingers: with the nearest recogniser of a kind for it and those
  /// that recognise it together with that one, or with touches alone.
  ///
  /// Throws the reason if no recogniser and no responder of the program is for it.
  func gesture<Recognizer: UIGestureRecognizer>(
    for type: Recognizer.Type, on view: UIView, fingers count: Int = 1,
    where fits: (Recognizer) -> Bool = { _ in true },
    _ perform: (Fingers, [Recognizer]) -> Void
  ) throws(Failure) {
    guard view.window != nil else { throw .ignored("it is not on screen") }
    let fingers = try fingers(on: view, count: count)
    try check(fingers.begin())
    let recognizers = fingers.recognise(fingers.recognizers(type, where: fits))
    if recognizers.isEmpty, !fingers.mayBeHandled {
      fingers.cancel()
    } else {
      perform(fingers, recognizers)
    }
    if !fingers.isHandled { throw .ignored("nothing recognises it") }
  }
}

extension UIView {
  /// How many fingers the recognisers of a kind around it want at least; one without any.
  final func fingers<Recognizer: UIGestureRecognizer>(
    for type: Recognizer.Type, _ count: (Recognizer) -> Int
  ) -> Int {
    var counts: [Int] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      let recognizers = (view.extras?.recognizers ?? []).compactMap { $0 as? Recognizer }
      counts += recognizers.filter(\.isEnabled).map(count)
      ancestor = view.container
    }
    return min(max(counts.min() ?? 1, 1), Fingers.most)
  }

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
