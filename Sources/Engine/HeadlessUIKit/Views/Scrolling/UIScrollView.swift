import Foundation
import NavigationModel

/// A view whose content may be larger than itself, and is scrolled.
///
/// [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview)
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate, which is notified of the scrolling; not retained.
  // A table declares it again with a narrower type, which Swift's overrides can't.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      followInsets()
      recordingStage.valueObservers.compareValues(of: self)
    }
  }
  /// How the safe area becomes a part of `adjustedContentInset` (E31).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followInsets() } }
  }
  /// Whether the user can drag the content beyond its edges; it returns then.
  open var bounces = true
  /// Whether that is possible vertically even if the content fits.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { followInsets() } }
  }
  /// Whether that is possible horizontally even if the content fits.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { followInsets() } }
  }
  /// Whether the user can scroll it; true by default.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of its size (E39).
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top; true by default (E39).
  open var scrollsToTop = true
  /// What scrolling does to the keyboard (E112).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the indicator of the vertical position is shown; kept, no effect.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator of the horizontal position is shown; kept, no effect.
  open var showsHorizontalScrollIndicator = true
  /// Whether the insets of the indicators follow the safe area; kept, no effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the vertical indicator; kept, no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator; kept, no effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How fast it slows down; kept, no effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether it waits before it passes touches on; kept, no effect.
  open var delaysContentTouches = true
  /// Whether dragging cancels touches in its contents; kept, no effect.
  open var canCancelContentTouches = true
  /// Whether a finger scrolls in one direction at a time; kept, no effect.
  open var isDirectionalLockEnabled = false
  /// The color of the indicators; kept, no effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of both indicators; kept, no effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// How small the content may be drawn; 1 by default, as large as it is.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { followZoomLimits() }
  }
  /// How large the content may be drawn; 1 by default, as large as it is.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { followZoomLimits() }
  }
  /// How large the content is drawn; setting it does so without an animation.
  ///
  /// It stays 1 without a delegate that names the view to zoom.
  open var zoomScale: CGFloat {
    get { zoomed.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether it may be drawn larger or smaller than that while fingers zoom; true by default.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool { zoomed.active?.isByFingers == true }
  /// Whether the content goes back to a scale that is allowed.
  open var isZoomBouncing: Bool { zoomed.active?.isBouncing == true }
  /// The recogniser of the pinches that zoom it; nil as long as there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  /// The same.
  final var pinch: ScrollPinchGestureRecognizer?
  /// How large its content is drawn.
  final var zoomed = ScrollZoom()
  /// The recogniser of the drags that scroll it; it follows them (H108).
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan { return pan }
    let made = UIPanGestureRecognizer()
    pan = made
    addGestureRecognizer(made)
    return made
  }
  /// The same, where a program has asked for it.
  private(set) final var pan: UIPanGestureRecognizer?
  /// The part that the content fills; its frame is that of the view here.
  open private(set) lazy var contentLayoutGuide = addedGuide()
  /// The part that doesn't move with the content.
  open private(set) lazy var frameLayoutGuide = addedGuide()
  /// The control that the user pulls to refresh the content; nil for none (E41).
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set { if exchange(refresher, for: newValue, at: 0) { refresher = newValue } }
  }
  private final var refresher: UIRefreshControl?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  /// The insets of the content that the program has set.
  private final var ownInset = Insets.zero
  /// The insets that it was notified of last.
  private final var knownInset = Insets.zero
  /// Where the content is.
  private(set) final var offset = CGPoint.zero
  /// How much of the large title above it is scrolled away, in points (E47).
  final var collapsedTitle = 0.0
  /// The movement in progress; nil if it doesn't move.
  final var movement: ActiveScroll?
  /// What the finger of the user does.
  final var touch = ScrollTouch.none

  private final func addedGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// Shows the indicators for a moment; nothing is drawn.
  open func flashScrollIndicators() {}

  /// Draws the content larger or smaller, within what is allowed, with its middle in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    ownSetZoomScale(scale, animated: animated)
  }

  /// Draws the content so large that a part of it, in points of the zoomed view, fills it.
  open func zoom(to rect: CGRect, animated: Bool) { ownZoom(to: rect, animated: animated) }

  /// Whether a touch in the content may begin; true, and not called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether dragging cancels a touch in the content; not called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  override var handlesTouches: Bool { true }

  /// Called when fingers touch it; passes nothing on (unconfirmed).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move; passes nothing on (unconfirmed).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers are lifted; passes nothing on (unconfirmed).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touch.obstacle = userTaps(touch.target) }
  }

  /// Called when touches are cancelled; passes nothing on (unconfirmed).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Does what a tap on a view in it does; returns the reason if nothing happens.
  func userTaps(_ view: UIView?) -> String? { nil }

  /// How fast scrolling slows down.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How the safe area becomes a part of the insets of a scroll view's content (E31).
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What scrolling does to the keyboard (E112).
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Notes that the delegate is another one.
  func delegateDidChange() {}

  // MARK: Values

  /// Which point of the content is at the upper left corner; set, it scrolls without an animation.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The space around the content.
  ///
  /// In releases without a safe area, a part of it may be what the controller has added for bars
  /// (E32).
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(recordingStage.profile.hasSafeArea ? ownInset : inset) }
    set {
      let new = Insets(newValue)
      ownInset = recordingStage.profile.hasSafeArea ? new : new - adjustment
      followInsets()
    }
  }

  /// The space around the content with the part of the safe area that is added to it (E31, E32).
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(inset) }

  /// The same in the model's words.
  final var inset: Insets {
    ownInset + adjustment + Insets(top: refreshControl?.shownHeight ?? 0)
  }

  /// Whether bars above it are a part of its insets.
  final var followsBars: Bool { adjustment.top > 0 }

  /// What the safe area adds.
  private final var adjustment: Insets { adjustment(of: coveredEdges) }

  final override func insetsOfContents(in outer: Insets) -> Insets { outer - adjustment(of: outer) }

  override var contentOrigin: CGPoint { offset }

  /// Whether a page controller scrolls its pages with it: a finger on it turns them.
  var turnsPages: Bool { false }

  /// A movement has arrived, of which the delegate is notified next.
  func movementDidArrive() {}

  /// The reason why the user can't scroll it now; nil if it is possible.
  package var scrollObstacle: String? { isScrollEnabled ? nil : "scrolling is disabled" }

  /// Called when `adjustedContentInset` has changed; an override must call super (E33).
  // overridable
  open func adjustedContentInsetDidChange() {}

  /// Whether the user touches it.
  open var isTracking: Bool { touch != .none }

  /// Whether the user drags the content.
  open var isDragging: Bool { touch == .dragging }

  /// Whether the content moves on without a finger.
  open var isDecelerating: Bool { movement?.arrival == .endDecelerating }

  // MARK: Scrolling

  /// Scrolls to an offset; animated, the delegate is notified at the end (E37).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stopMoving()
    guard animated, window != nil, recordingStage.animations.areAnimated else {
      return scroll(to: contentOffset)
    }
    guard contentOffset != offset else { return }
    begin(.animation, to: contentOffset, then: .endScrollingAnimation)
  }

  /// Scrolls as little as is needed to make a part of the content visible; does nothing if it is
  /// (E37).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != offset else { return }
    setContentOffset(target, animated: animated)
  }

  /// Sets the offset, notifies the delegate and asks for a layout.
  final func scroll(to new: CGPoint) {
    guard new != offset else { return }
    move(to: new)
    setNeedsLayout()
  }

  /// Sets the offset, and notifies the delegate.
  final func move(to new: CGPoint) {
    guard new != offset else { return }
    offset = CGPoint(x: new.x + 0, y: new.y + 0)  // no -0
    updateBarAbove()
    recordingStage.valueObservers.compareValues(of: self)
    didScroll()
  }

  // MARK: Insets

  /// Compares its insets with those it knows: at the end of turns, and before it is laid out (E33).
  final override func followInsets() {
    if top is UIWindow { recordingStage.engine.observeInsets(of: self) }
    let new = inset
    guard new != knownInset else { return }
    let former = knownInset
    knownInset = new
    if recordingStage.profile.hasSafeArea { didChangeAdjustedInset() }
    guard touch == .none, movement == nil, refreshControl?.isRefreshing != true else { return }
    move(to: restOffset(new, after: former))
    updateBarAbove()
  }

  /// The offset after a change of the insets: content at its start stays there (E47; that other
  /// content doesn't move is unconfirmed).
  private final func restOffset(_ new: Insets, after former: Insets) -> CGPoint {
    CGPoint(
      x: offset.x <= -former.left ? 0 - new.left : offset.x,
      y: offset.y <= -former.top ? 0 - new.top : offset.y)
  }
}
