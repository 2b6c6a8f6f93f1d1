import NavigationModel

/// A turn to other pages, by the program or by the user.
struct PageTurn: LaneCall {
  let book: UIPageViewController
  let pages: [UIViewController]
  let kind: Choreography.Kind
  let direction: UIPageViewController.NavigationDirection
  /// Whether the program has set the pages.
  let isByProgram: Bool
  let isAnimated: Bool
  private let finish: ActiveTransition.Completion?
  private var shown: SmallArray<Hierarchy.ID> = []
  private var former: SmallArray<Hierarchy.ID> = []

  /// A turn to pages that the program has set.
  init(
    _ book: UIPageViewController, to pages: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ActiveTransition.Completion?
  ) {
    (self.book, self.pages, self.direction) = (book, pages, direction)
    kind = book.transitionStyle.change
    isByProgram = true
    isAnimated = animated
    finish = completion
  }

  /// A turn to a page by the user.
  init(
    _ book: UIPageViewController, to page: UIViewController,
    byUser direction: UIPageViewController.NavigationDirection
  ) {
    (self.book, self.pages, self.direction) = (book, [page], direction)
    kind = book.transitionStyle.changeByUser
    isByProgram = false
    isAnimated = true
    finish = nil
  }

  private var stage: Stage { book.stage }

  var lane: TransitionEngine.Lane { book.lane }

  private var isSeenToMove: Bool { isAnimated && stage.animations.areAnimated }

  /// Without an animation it runs inside the call (F117).
  var completion: ActiveTransition.Completion? { isSeenToMove ? finish : nil }

  mutating func prepare() -> Bool {
    book.begin(self)
    guard book.takeOver(pages) else { return false }
    let ids = pages.map(\.id)
    shown = book.showsPair(of: ids) ? SmallArray(ids) : SmallArray(ids.first)
    former = stage.hierarchy[book.id].shown
    return true
  }

  /// The former pages are removed as children when the turn begins (unconfirmed).
  func edit(_ hierarchy: inout Hierarchy) -> Change {
    hierarchy.setChildren(pages.map(\.id), of: book.id, shown: shown)
  }

  func conclude(_ transition: ActiveTransition?) {
    if !isSeenToMove {
      if stage.profile[kind].appearsBeforeContainer && book.isBeforeAppearance {
        stage.engine.exchangeByHand(former.filter { !shown.contains($0) }, for: shown)
      }
      finish?.run(on: stage)
    } else if transition != nil, !former.isEmpty {
      book.scroller?.turn(direction, by: isByProgram ? nil : stage.engine.gesture)
    }
    if isByProgram { book.askForDots() }
  }
}
