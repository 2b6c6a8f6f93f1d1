import Foundation
import NavigationModel

/// What the finger of the user does on a scroll view.
enum ScrollTouch {
  case none, tracking, dragging
}

/// What follows when a movement has arrived.
enum ScrollArrival {
  case endScrollingAnimation, endDecelerating, scrollToTop, nothing
}

/// A movement of a scroll view's offset that takes time.
final class ActiveScroll {
  /// How it moves.
  let row: ScrollMovement
  /// Where it ends.
  let target: CGPoint
  private let start: CGPoint
  /// What follows when it has arrived.
  let arrival: ScrollArrival
  /// Ends the waiting for it as an animation.
  let finishAnimation: () -> Void

  /// Creates a movement.
  init(
    _ row: ScrollMovement, from start: CGPoint, to target: CGPoint, then arrival: ScrollArrival,
    finishAnimation: @escaping () -> Void
  ) {
    self.row = row
    self.start = start
    self.target = target
    self.arrival = arrival
    self.finishAnimation = finishAnimation
  }

  /// The offset after a number of changes.
  func offset(after step: Int) -> CGPoint {
    row.offset(after: step, from: start, to: target)
  }

  nonisolated deinit {}
}

extension ScrollMovement {
  /// The offset after a number of changes.
  func offset(after step: Int, from start: CGPoint, to target: CGPoint) -> CGPoint {
    if step == stepCount { return target }
    let progress = progress(after: step)
    return CGPoint(
      x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
  }
}

extension UIScrollView {
  /// Begins a movement to an offset, in place of the one in progress.
  func begin(_ row: ScrollMovement, to target: CGPoint, then arrival: ScrollArrival) {
    stopMoving()
    let scroll = ActiveScroll(
      row, from: offset, to: target, then: arrival,
      finishAnimation: recordingStage.animations.addAnimation())
    movement = scroll
    takeStep(1, of: scroll)
  }

  private func takeStep(_ step: Int, of scroll: ActiveScroll) {
    recordingStage.after(scroll.row.interval) { [weak self] in
      guard let self else { return scroll.finishAnimation() }
      guard movement === scroll else { return }
      self.scroll(to: scroll.offset(after: step))
      // The delegate may have scrolled somewhere else.
      guard movement === scroll else { return }
      if step < scroll.row.stepCount { return takeStep(step + 1, of: scroll) }
      stopMoving()
      if scroll.arrival != .endScrollingAnimation { returnToStart() }
      arrive(scroll.arrival)
    }
  }

  /// Ends the movement in progress where it is; that the delegate isn't notified is unconfirmed.
  func stopMoving() {
    guard let former = movement else { return }
    movement = nil
    former.finishAnimation()
  }

  private func arrive(_ arrival: ScrollArrival) {
    movementDidArrive()
    switch arrival {
    case .endScrollingAnimation:
      call(ScrollCalls.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .endDecelerating:
      call(ScrollCalls.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .nothing: break
    case .scrollToTop: call(ScrollCalls.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
  }

  /// Moves content that is beyond its start there, because the insets have changed meanwhile.
  private func returnToStart() {
    if isScrolledBeyondStart { move(to: nearestRest(to: offset)) }
  }

  /// Moves back to the start of the content after a refresh.
  func refreshDidEnd() {
    followInsets()
    guard touch == .none, movement == nil, isScrolledBeyondStart else { return }
    begin(.animation, to: nearestRest(to: offset), then: .nothing)
  }

  // MARK: Calls

  /// Notifies the delegate of a new offset.
  func didScroll() { call(ScrollCalls.didScroll) { $0.scrollViewDidScroll(self) } }

  /// Calls `adjustedContentInsetDidChange` or its override, then the delegate (E33).
  func didChangeAdjustedInset() {
    receiveAdjustedContentInsetDidChange()
    call(ScrollCalls.didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Calls `adjustedContentInsetDidChange` or its override.
  package func receiveAdjustedContentInsetDidChange() {
    callMember(.adjustedContentInsetDidChange) { adjustedContentInsetDidChange() }
  }
}
