import Foundation
import NavigationModel

/// A container that shows pages, and turns them when the user swipes.
///
/// The order in which pages receive the callbacks of a turn depends on the style (A24).
/// [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The delegate, which is notified of turns that the user makes; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source of the pages before and after the shown ones; without one the user can't
  /// swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbors = nil }  // unconfirmed
  }
  /// The pages beside the shown one, while they are kept.
  var neighbors: PageNeighbors? {
    didSet { changedNeighbors(from: oldValue) }
  }
  /// The direction of the last turn by the user.
  private var direction = NavigationDirection.forward
  /// The direction of the last turn by the user or the program.
  private(set) var drawnDirection = NavigationDirection.forward
  /// Whether pages scroll or curl; fixed on creation.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction of the pages; fixed on creation.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine, for the curl style; the delegate may change it when the device
  /// turns (F118).
  open private(set) var spineLocation: SpineLocation
  /// Whether pages also have contents on their backs, for the curl style; a spine in the middle makes
  /// it true (F118).
  open var isDoubleSided = false
  /// The recognizers of a drag and of a tap that curl pages (F117, J15); none where pages scroll, which a
  /// scroll view does (unconfirmed).
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }
  private lazy var recognizers =
    transitionStyle == .pageCurl ? [UIGestureRecognizer(), UIGestureRecognizer()] : []
  /// What pages are scrolled in; nil where they curl, and before the view is loaded (J32).
  private(set) var scroller: UIQueuingScrollView?
  /// The dots of the page control; nil without one (F116).
  private(set) var dots: PageDots?
  /// Whether the delegate chooses the spine, and may set the pages for it.
  private var spineIsChosen = false

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  override class var kind: Node.Kind { .page }

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = Self.spine(of: style, options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container without pages, whose pages curl.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// Creates the pages of an archive, or a container without pages, whose pages curl.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.archived(Self.styleKey).flatMap(TransitionStyle.init) ?? .pageCurl
    navigationOrientation =
      coder.archived(Self.orientationKey).flatMap(NavigationOrientation.init) ?? .horizontal
    spineLocation = coder.archived(Self.spineKey).flatMap(SpineLocation.init) ?? .min
    super.init(coder: coder)
    UIPageViewController.archivedPages.decode(self, with: coder)
  }

  /// Those that its delegate supports, else those of every controller; its children are not asked
  /// (E72).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard asksDelegateForOrientations else { return super.supportedInterfaceOrientations }
    return call(Calls.supportedInterfaceOrientations) {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredInterfaceOrientationForPresentation) {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? ownPreferredOrientation
  }

  /// Archives the pages on screen and how they turn.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UIPageViewController.archivedPages.encode(self, with: coder)
  }

  override var archivedChildren: [UIViewController]? {
    get { nil }
    set {}
  }

  private static func spine(of style: TransitionStyle, _ options: [OptionsKey: Any]?)
    -> SpineLocation
  {
    guard style == .pageCurl else { return .none }
    let value = options?[.spineLocation]
    return (value as? SpineLocation) ?? (value as? Int).flatMap(SpineLocation.init) ?? .min
  }

  /// The pages on screen; empty if there are none (F117).
  ///
  /// While the user is turning the page they are still the former ones.
  open var viewControllers: [UIViewController]? {
    controllers(stage.engine.shownBeforeGesture(in: lane) ?? stage.hierarchy[id].shown)
  }

  /// Turns to other pages; the delegate is not notified, and the completion handler runs when they
  /// have appeared.
  ///
  /// Raises if the number of pages isn't the number that the style shows.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let finish = completion.map { completion in
      ActiveTransition.Completion(.setViewControllers, about: label) { completion(true) }
    }
    if pages.isEmpty && self.viewControllers?.isEmpty != false {  // C30
      finish?.run(on: stage)  // J3
      return
    }
    guard accepts(pages, animated: animated) else { return }
    stage.engine.submit(
      PageTurn(self, to: pages, direction, animated: animated, completion: finish))
  }

  override var viewOfPages: UIView? { scroller }

  override func completeView(_ view: UIView) {
    guard transitionStyle == .scroll else { return }
    let made = scroller ?? UIQueuingScrollView(navigationOrientation)
    made.frame = view.bounds
    view.place(made, at: 0)
    scroller = made
  }

  override var turnsForward: Bool { drawnDirection != .reverse }

  override func play(_ beat: Beat, of transition: ActiveTransition) {
    let change = transition.change
    switch beat {
    case .willTurnPage: willTurn(to: controllers(change.shownAfter))
    case .askForPageBeyond: askForPageBeyond(from: controllers(change.shownBefore).first)
    default:
      let former = transition.isCancelled ? change.shownAfter : change.shownBefore
      finishedTurn(from: controllers(former), completed: !transition.isCancelled)
    }
  }

  /// Called before the size changes: the delegate of curling pages chooses the spine (F118).
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askForSpine(in: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  nonisolated deinit {}
}

/// The dots of a page control.
struct PageDots: Equatable {
  /// How many there are.
  let count: Int
  /// The current one, from 0.
  var index: Int

  /// The dots as a text.
  var text: String { (0..<min(count, 20)).map { $0 == index ? "●" : "○" }.joined(separator: " ") }
}

extension UIPageViewController {
  /// How a turn from one page to the next looks.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// As a curling page of a book.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1

    var change: Choreography.Kind { self == .scroll ? .scroll : .curl }
    var changeByUser: Choreography.Kind { self == .scroll ? .userScroll : .userCurl }
  }

  /// The axis along which pages are turned.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction of a turn.
  nonisolated public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The location of the spine of the book.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// The options for creating a container.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation`, or its number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages in points; stored for the caller, nothing is drawn.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The number of pages that a turn needs.
  private func pageCount(animated: Bool) -> Int {
    spineLocation == .mid || isDoubleSided && animated ? 2 : 1
  }

  private func accepts(_ pages: [UIViewController], animated: Bool) -> Bool {
    let needed = spineIsChosen ? pages.count : pageCount(animated: animated)
    return PageAttempt(book: self, pages: pages, needed: needed).meets(PageAttempt.conditions)
      && pages.allSatisfy { $0.currentParent === self || mayAdopt($0) }
  }

  /// Begins a turn.
  func begin(_ turn: PageTurn) {
    if turn.isByProgram {
      neighbors = nil  // unconfirmed
    } else {
      direction = turn.direction
    }
    drawnDirection = turn.direction
  }

  /// Whether the first two of some pages are shown beside each other.
  func showsPair(of pages: [Hierarchy.ID]) -> Bool {
    spineLocation == .mid || spineIsChosen && pages.count == 2
  }

  /// Whether its view is in that of the controller around it, and neither has appeared (C29); that
  /// it makes no difference afterwards is unconfirmed.
  var isBeforeAppearance: Bool {
    let node = stage.hierarchy[id]
    guard case .view = node.viewPlace else { return false }
    return node.appearance == .disappeared && !node.isLaidOut
  }

  // MARK: The user

  /// Swipes to the next or the previous page; returns the reason if it can't be done, else nil.
  package func userTurns(_ direction: NavigationDirection) -> String? {
    if let obstacleToTurning { return obstacleToTurning }
    guard let page = viewControllers?.first, stage.engine.prepareTouch(in: lane) else {
      return "a transition is active"
    }
    guard let next = neighbor(direction, of: page) else {
      return "the data source has no page there"
    }
    guard next.currentParent === self || mayAdopt(next) else {
      return "the page cannot be shown here"
    }
    stage.engine.submit(PageTurn(self, to: next, byUser: direction))
    return nil
  }

  /// Why the user can't turn pages now; nil if that is possible, if there is a page.
  var obstacleToTurning: String? {
    guard dataSource != nil else { return "the page controller has no data source to ask" }
    guard viewControllers?.isEmpty == false else { return "no page is shown" }
    if scroller?.isScrollEnabled == false { return "scrolling is disabled in its scroll view" }
    return stage.engine.mayTouch(lane) ? nil : "a transition is active"
  }

  /// Notifies the delegate that the user begins to turn to other pages.
  func willTurn(to pages: [UIViewController]) {
    guard let page = pages.first else { return }
    call(Calls.willTransitionTo, [page.label]) {
      $0.pageViewController(self, willTransitionTo: pages)
    }
  }

  /// Notifies the delegate that a turn by the user has ended.
  func finishedTurn(from former: [UIViewController], completed: Bool) {
    scroller?.endTurn(completed: completed)
    if completed { moveDot() }
    guard let page = former.first else { return }
    call(Calls.didFinishAnimating, [page.label, completed ? "completed" : "cancelled"]) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: former,
        transitionCompleted: completed)
    }
  }

  // MARK: Dots and spine

  /// Asks how many dots there are and which is the current one (F116).
  func askForDots() {
    dots = nil
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      Calls.presentationCount.receiver(of: self) != nil,
      Calls.presentationIndex.receiver(of: self) != nil
    else { return }
    let count = call(Calls.presentationCount) { $0.presentationCount(for: self) }
    guard count >= 0 else { return }
    let index = call(Calls.presentationIndex) { $0.presentationIndex(for: self) }
    if index >= 0 { dots = PageDots(count: count, index: min(index, max(count - 1, 0))) }
  }

  /// Moves to the next dot, without a question, when the user has turned a page (F116).
  private func moveDot() {
    guard let shown = dots else { return }
    let index = shown.index + (direction == .forward ? 1 : -1)
    dots?.index = min(max(index, 0), max(shown.count - 1, 0))
  }

  /// Asks where the spine is when the screen is turned (F118).
  private func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, viewControllers?.isEmpty == false,
      Calls.spineLocationFor.receiver(of: self) != nil
    else { return }
    let orientation: UIInterfaceOrientation =
      size.height > size.width ? .portrait : .landscapeRight
    spineIsChosen = true
    let chosen = call(Calls.spineLocationFor, ["\(orientation)"]) {
      $0.pageViewController(self, spineLocationFor: orientation)
    }
    spineIsChosen = false
    guard let chosen, chosen != .none else { return }
    let needed = chosen == .mid ? 2 : 1
    let attempt = PageAttempt(book: self, pages: viewControllers ?? [], needed: needed)
    guard attempt.meets(PageAttempt.conditionsOfSpine) else { return }
    spineLocation = chosen
    if chosen == .mid { isDoubleSided = true }
  }

  /// Asks for the page beyond the one that the user has turned to.
  func askForPageBeyond(from former: UIViewController?) { askForPage(direction, from: former) }
}
