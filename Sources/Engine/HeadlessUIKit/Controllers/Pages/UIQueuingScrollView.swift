import Foundation
import NavigationModel

/// The scroll view in the view of a page controller whose pages scroll (J32).
///
/// The shown page is in the middle of three: the offset is one page when nothing moves, whichever page that
/// is, and moves to none or two while a page is turned.
final class UIQueuingScrollView: UIScrollView {
  private let axis: UIPageViewController.NavigationOrientation
  /// Where the turn in progress leads.
  private var goal: CGPoint?

  init(_ axis: UIPageViewController.NavigationOrientation) {
    self.axis = axis
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { arrange() } }
  }

  override var turnsPages: Bool { true }

  // The page is seen where it is, wherever its controller has scrolled.
  override var contentOrigin: CGPoint { .zero }

  override var scrollObstacle: String? { "its pages are turned" }

  override var handlesTouches: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesBegan)?.receive(touches, in: .began, of: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesMoved)?.receive(touches, in: .moved, of: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesEnded)?.receive(touches, in: .ended, of: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesCancelled)?.receive(touches, in: .cancelled, of: event)
  }

  /// The offset at a number of pages.
  private func offset(ofPage number: Int) -> CGPoint {
    switch axis {
    case .horizontal: CGPoint(x: frame.width * CGFloat(number), y: 0)
    case .vertical: CGPoint(x: 0, y: frame.height * CGFloat(number))
    }
  }

  /// Makes room for three pages, and shows the middle one.
  private func arrange() {
    let end = offset(ofPage: 3)
    contentSize = CGSize(width: max(end.x, frame.width), height: max(end.y, frame.height))
    center()
  }

  /// Shows the middle page, which is another one after a turn.
  private func center() {
    goal = nil
    stopMoving()
    move(to: offset(ofPage: 1))
  }

  /// Scrolls with a turn that has begun, if there is a delegate to notify of it: by itself, or under a
  /// finger, which may stay.
  func turn(_ direction: UIPageViewController.NavigationDirection, by gesture: Gesture?) {
    guard delegate != nil, window != nil else { return }
    let start = offset(ofPage: 1)
    let end = offset(ofPage: direction == .forward ? 2 : 0)
    goal = end
    guard let gesture else { return begin(.animation, to: end, then: .endScrollingAnimation) }
    let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let part = gesture.isTouching || gesture.isCancelled ? gesture.progress : 0.5
    beginDrag(by: distance)
    follow(
      to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part), from: start)
    if !gesture.isTouching { lift(at: gesture.isCancelled ? start : end, end) }
  }

  /// A turn by the user has ended: the finger that has stayed is lifted.
  func endTurn(completed: Bool) {
    guard isTracking, let goal else { return }
    lift(at: completed ? goal : offset(ofPage: 1), goal)
  }

  override func movementDidArrive() { center() }
}
