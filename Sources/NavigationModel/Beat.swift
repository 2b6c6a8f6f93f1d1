/// One thing said to all whom it concerns.
public enum Beat: String, Sendable, CaseIterable {
  /// The container's delegate may give an animator of its own (A54).
  case askForAnimator
  /// That animator begins, and hears that all is over.
  case animate, animationEnded
  /// Those who enter load their views.
  case load
  /// The new children hear `willMove(toParent:)`.
  case willJoin
  /// The children that leave the screen for good hear `willMove(toParent: nil)`.
  case willPart
  /// The children that were not shown hear `didMove(toParent: nil)` (A39).
  case partBuried
  /// They are no longer held (A19).
  case letGo
  case willDisappear, willAppear
  /// The views of those who enter get their window (A25).
  case enterWindow
  case isAppearing, layout, didDisappear, didAppear
  /// The new children hear `didMove(toParent:)`.
  case didJoin
  /// The children that left hear `didMove(toParent: nil)`.
  case didPart
  /// The container's delegate hears of it.
  case willShow, didShow, didSelect
  /// The presentation controller hears that a presentation or a dismissal begins, and ends.
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  /// What is presented may still lack what it needs (P77).
  case checkSource
  /// The links of a presentation are cut.
  case unlink
  /// The caller's closure runs.
  case completion

  /// Whether it tells controllers about coming on or going off the screen.
  public var isAppearance: Bool {
    switch self {
    case .willDisappear, .willAppear, .isAppearing, .didDisappear, .didAppear: true
    default: false
    }
  }

  /// Whether those count who have come to be shown inside those who enter, since the change was made.
  @inlinable @inline(__always)
  public var widens: Bool { self == .load || self == .willAppear }
}

extension Beat {
  /// What is done at a beat, and with whom.
  public enum Cue: Sendable {
    /// Everybody of a part of the change is told something.
    case tell(Change.Part, Callback)
    /// The views of those who enter get their window.
    case enterWindow
    /// The delegates of stacks hear of what these show now.
    case announce(DelegateCall)
    /// The delegate of the container hears of what was chosen.
    case announceSelection
    /// Something is done once, for the transition as a whole.
    case deed(Deed)
  }

  /// What it means.
  @inlinable @inline(__always)
  public var cue: Cue {
    switch self {
    case .load: .tell(.entering, .viewDidLoad)
    case .willAppear: .tell(.entering, .viewWillAppear)
    case .enterWindow: .enterWindow
    case .isAppearing: .tell(.entering, .viewIsAppearing)
    case .layout: .tell(.entering, .viewWillLayoutSubviews)
    case .didAppear: .tell(.entering, .viewDidAppear)
    case .willDisappear: .tell(.leaving, .viewWillDisappear)
    case .didDisappear: .tell(.leaving, .viewDidDisappear)
    case .willJoin: .tell(.joining, .willMove)
    case .didJoin: .tell(.joining, .didMove)
    case .willPart: .tell(.parting, .willMove)
    case .didPart: .tell(.parting, .didMove)
    case .partBuried: .tell(.buried, .didMove)
    case .willShow: .announce(.willShow)
    case .didShow: .announce(.didShow)
    case .didSelect: .announceSelection
    case .letGo: .deed(.letGo)
    case .askForAnimator: .deed(.askForAnimator)
    case .animate: .deed(.animate)
    case .animationEnded: .deed(.animationEnded)
    case .checkSource: .deed(.checkSource)
    case .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd:
      .deed(.presentationController(self))
    case .unlink: .deed(.unlink)
    case .completion: .deed(.complete)
    }
  }
}
