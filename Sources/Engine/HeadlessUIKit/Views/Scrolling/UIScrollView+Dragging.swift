import Foundation
import NavigationModel

extension UIScrollView {
  /// Performs a drag of the user that moves the content by a distance in all; decelerating, the finger
  /// is lifted half way, and momentum does the rest (E35).
  ///
  /// Returns the reason if nothing happens, else nil.
  package func userDrags(by distance: CGPoint, decelerates: Bool) -> String? {
    if let scrollObstacle { return scrollObstacle }
    let distance = possible(distance)
    guard distance != .zero else { return "its content fits and doesn't bounce" }
    let start = offset
    beginDrag(by: distance)
    let end = offset(byAdding: distance, to: start)
    let lifted = decelerates ? halfway(from: start, to: end) : end
    follow(to: lifted, from: start)
    lift(at: decelerates ? nearestRest(to: end) : nearestRest(to: lifted), decelerates ? end : nil)
    return nil
  }

  /// The part of a distance along the axes that scroll.
  private func possible(_ distance: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: alwaysBounceHorizontal || range.x.end > range.x.start ? distance.x : 0,
      y: alwaysBounceVertical || range.y.end > range.y.start ? distance.y : 0)
  }

  /// The offset of a finger; beyond an edge the content follows by half if it bounces (unconfirmed).
  private func offset(byAdding distance: CGPoint, to start: CGPoint) -> CGPoint {
    let wanted = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    let rest = nearestRest(to: wanted)
    return bounces ? halfway(from: rest, to: wanted) : rest
  }

  private func halfway(from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
  }

  /// The finger goes down and begins to move.
  func beginDrag(by distance: CGPoint) {
    touch = .tracking
    stopMoving()
    touch = .dragging
    (self as? any SwipingList)?.endSwipe()
    pan?.enter(.began, at: .zero)
    call(ScrollCalls.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode.hidesKeyboard(draggingBy: distance) {
      recordingStage.keyboardOfDevice.dismiss()
    }
  }

  /// The content follows the finger.
  func follow(to end: CGPoint, from start: CGPoint) {
    let row = ScrollMovement.drag
    for step in 1...row.stepCount where touch == .dragging {
      scroll(to: row.offset(after: step, from: start, to: end))
      let moved = CGPoint(x: start.x - offset.x, y: start.y - offset.y)
      pan?.distance = moved
      pan?.enter(.changed, at: moved)
      refreshControl?.pullMayBegin(in: self)
    }
  }

  /// The finger is lifted: the content stops, or moves to a target that the delegate may change (E36).
  func lift(at target: CGPoint, _ goal: CGPoint?) {
    var target = isPagingEnabled ? page(nearest: target) : target
    if !isPagingEnabled { ask(about: &target, velocity: velocity(to: goal)) }
    touch = .none
    pan?.enter(.ended, at: .zero)
    pan?.reset()
    followInsets()
    target = isScrolledBeyondStart ? nearestRest(to: target) : target
    let moves = target != offset
    call(ScrollCalls.didEndDragging, [moves ? "decelerate" : nil].compactMap { $0 }) {
      $0.scrollViewDidEndDragging(self, willDecelerate: moves)
    }
    // The delegate may have scrolled somewhere else.
    guard moves, movement == nil else { return }
    call(ScrollCalls.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    guard movement == nil else { return }
    begin(.deceleration, to: target, then: .endDecelerating)
  }

  var isScrolledBeyondStart: Bool { offset.y < range.y.start }

  /// Asks the delegate for the target; with paging it isn't asked.
  private func ask(about target: inout CGPoint, velocity: CGPoint) {
    var asked = target
    call(ScrollCalls.willEndDragging) {
      $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &asked)
    }
    if asked.x.isFinite, asked.y.isFinite { target = asked }
  }

  /// How fast the finger moves when it is lifted on the way to a goal, in points per millisecond (E36).
  private func velocity(to goal: CGPoint?) -> CGPoint {
    guard let goal else { return .zero }
    let time = ScrollMovement.deceleration.duration.inSeconds * 1000
    return CGPoint(x: (goal.x - offset.x) / time, y: (goal.y - offset.y) / time)
  }

  /// The nearest multiple of its size (E39).
  private func page(nearest target: CGPoint) -> CGPoint {
    func multiple(_ value: CGFloat, of extent: CGFloat) -> CGFloat {
      extent > 0 ? (value / extent).rounded() * extent : value
    }
    return nearestRest(
      to: CGPoint(x: multiple(target.x, of: frame.width), y: multiple(target.y, of: frame.height)))
  }

  // MARK: Pulling

  /// Performs a pull at the top that begins a refresh (E41); returns the reason if nothing happens.
  package func userPulls() -> String? {
    if let obstacleToPull { return obstacleToPull }
    guard let refreshControl else { return nil }
    let start = CGPoint(x: offset.x, y: range.y.start)
    let pull = CGPoint(x: 0, y: -2 * refreshControl.frame.height)
    beginDrag(by: pull)
    follow(to: CGPoint(x: start.x, y: start.y + pull.y), from: offset)
    lift(at: nearestRest(to: offset), nil)
    return nil
  }

  /// Drags the content down to its start, where the bar above it is expanded.
  func userPullsDown() {
    guard scrollObstacle == nil, offset.y > range.y.start else { return }
    let distance = CGPoint(x: 0, y: range.y.start - offset.y)
    _ = userDrags(by: distance, decelerates: false)
  }

  // MARK: The top

  /// Whether the content is at its end.
  var isAtEnd: Bool { offset.y >= range.y.end }

  /// Whether the content is at its top.
  var isAtTop: Bool { offset.y <= range.y.start }

  /// Performs a tap on the status bar; returns the reason if nothing happens (E39).
  func userScrollsToTop() -> String? {
    if let obstacleToTop { return obstacleToTop }
    guard call(ScrollCalls.shouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) }) else {
      return "the delegate refused"
    }
    begin(.animation, to: CGPoint(x: offset.x, y: range.y.start), then: .scrollToTop)
    return nil
  }
}

extension UIScrollView {
  /// Why it doesn't scroll to its top now; nil if it does, unless its delegate refuses.
  var obstacleToTop: String? { isAtTop ? "it is at the top" : nil }

  /// Why a pull begins no refresh now; nil if it does.
  var obstacleToPull: String? {
    if let scrollObstacle { return scrollObstacle }
    guard let refreshControl else { return "it has no refresh control" }
    return refreshControl.obstacle
  }

  /// The drags that move its content by most of what is seen of it, as far as that goes: to the end and
  /// back, vertically before horizontally.
  var possibleDrags: [CGPoint] {
    func steps(_ range: ScrollRange, _ offset: CGFloat, _ extent: CGFloat) -> [Double] {
      let (place, most) = (Double(offset), Double(extent) * 0.8)
      let forth = min(most, Double(range.end) - place).rounded(.down)
      let back = min(most, place - Double(range.start)).rounded(.down)
      return [(forth, forth), (back, -back)].filter { $0.0 >= 1 && $0.0.isFinite }.map(\.1)
    }
    let range = range
    return steps(range.y, offset.y, frame.height).map { CGPoint(x: 0, y: $0) }
      + steps(range.x, offset.x, frame.width).map { CGPoint(x: $0, y: 0) }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether a drag hides the keyboard; an interactive one does when the finger moves down to it, which
  /// every drag in that direction does here (unconfirmed) (E112).
  fileprivate func hidesKeyboard(draggingBy distance: CGPoint) -> Bool {
    switch self {
    case .none: false
    case .onDrag, .onDragWithAccessory: true
    case .interactive, .interactiveWithAccessory: distance.y < 0
    }
  }
}
