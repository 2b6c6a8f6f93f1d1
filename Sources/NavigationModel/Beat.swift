/// One step of a row: a callback for a group of controllers, a delegate call, or a side effect.
public enum Beat: String, Sendable, CaseIterable {
  /// The container's delegate may provide an animator (A54).
  case askForAnimator
  /// That animator starts, and is notified of the end.
  case animate, animationEnded
  /// The entering controllers load their views.
  case load
  /// The new children receive `willMove(toParent:)`.
  case willJoin
  /// The children that leave the screen for good receive `willMove(toParent: nil)`.
  case willPart
  /// The children that weren't shown receive `didMove(toParent: nil)` (A39).
  case partBuried
  /// They are released (A19).
  case letGo
  case willDisappear, willAppear
  /// The views of the entering controllers get their window (A25).
  case enterWindow
  case isAppearing, layout, didDisappear, didAppear
  /// The new children receive `didMove(toParent:)`.
  case didJoin
  /// The removed children receive `didMove(toParent: nil)`.
  case didPart
  /// The container's delegate is notified.
  case willShow, didShow, didSelect
  /// The presentation controller is notified of the beginning and the end.
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  /// Checks that a presentation has what it needs (P77).
  case checkSource
  /// The links of a presentation are cut.
  case unlink
  /// The caller's closure runs.
  case completion

  /// Whether it calls an appearance callback.
  public var isAppearance: Bool {
    switch self {
    case .willDisappear, .willAppear, .isAppearing, .didDisappear, .didAppear: true
    default: false
    }
  }

  /// Whether it includes controllers that are shown inside the entering ones since the change was
  /// made.
  @inlinable @inline(__always)
  public var widens: Bool { self == .load || self == .willAppear }
}

extension Beat {
  /// What a beat does, and for which controllers.
  public enum Cue: Sendable {
    /// Each controller of a part of the change receives a callback.
    case tell(Change.Part, Callback)
    /// The views of the entering controllers get their window.
    case enterWindow
    /// The delegates of stacks are notified of what the stacks show now.
    case announce(DelegateCall)
    /// The container's delegate is notified of the selection.
    case announceSelection
    /// A side effect, once for the whole transition.
    case deed(Deed)
  }

  /// What the beat does.
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
