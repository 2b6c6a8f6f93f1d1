/// One step of a row: a callback for a group of controllers, a delegate call, or a side effect.
public enum Beat: String, Sendable, CaseIterable {
  /// The container's delegate may provide an animator (A54).
  case askForAnimator
  /// That animator starts, and is notified of the end.
  case animate, animationEnded
  /// The entering controllers load their views.
  case load
  /// The new children receive `willMove(toParent:)`.
  case willMoveToParent
  /// The children that leave the screen for good receive `willMove(toParent: nil)`.
  case willMoveFromParent
  /// The children that weren't shown receive `didMove(toParent: nil)` (A39).
  case didMoveHiddenFromParent
  /// They are released (A19).
  case release
  case willDisappear, willAppear
  /// The views of the entering controllers are added to their window (A25).
  case enterWindow
  /// The same inside the call, for a change without animation (C9).
  case enterWindowAtOnce
  /// The views of the entering controllers return to their window inside the call (P63).
  case returnToWindow
  /// The views of the leaving controllers are removed from their window before they have
  /// disappeared (C4).
  case leaveWindow
  case isAppearing, didDisappear, didAppear
  /// The entering controllers are notified of their insets, each by the beats of the row `insets`.
  case updateInsets
  case layoutMarginsDidChange, safeAreaInsetsDidChange
  /// The views of the entering controllers are laid out, each by the beats of the row `layout`.
  case layout
  /// The same, where they appear with an animation, or with a stack that is appearing itself; on an idle
  /// one they appear first (J11).
  case layoutInTransition
  /// The properties and the constraints of the view are updated, if that was requested; then it is
  /// laid out.
  case updateProperties, updateConstraints, willLayoutSubviews, layoutSubviews, didLayoutSubviews
  /// The new children receive `didMove(toParent:)`.
  case didMoveToParent
  /// The removed children receive `didMove(toParent: nil)`.
  case didMoveFromParent
  /// The container's delegate is notified.
  case willShow, didShow, didSelect
  /// The presentation controller is notified of the beginning and the end.
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  /// The delegate of a popover prepares it, or is notified of the style that it adapts to (F68); then
  /// it is checked that it has what it needs (P77).
  case preparePopover, checkSource
  /// The delegate of a presentation is notified that the user dismisses it (P33).
  case willDismiss, didDismiss
  /// The delegate of a search controller is notified of its presentation and dismissal (E4).
  case willPresentSearch, didPresentSearch, willDismissSearch, didDismissSearch
  /// The text of a search is emptied, and its updater notified (E6); then its bar is no longer
  /// edited.
  case emptySearch, endSearchEditing
  /// The delegate of a bar is notified of the items that were pushed or popped (B43).
  case didChangeItems
  /// The delegate of a page controller is notified of a turn by the user.
  case willTurnPage, didTurnPage
  /// The data source is asked for the page beyond the new one (C27).
  case askForPageBeyond
  /// The delegate of a split view is notified of another mode.
  case willChangeMode
  /// It is notified of the columns that the system or the user shows and hides (F42).
  case willHideColumn, willShowColumn, didHideColumn, didShowColumn
  /// The split view has its former mode again, because a drag was cancelled.
  case restoreMode
  /// The delegate of a split view is notified that a drag is over.
  case gestureDidEnd
  /// The roots are notified of other traits and of another size, and pass it on.
  case willChangeTraits, willChangeSize
  /// The device and its windows have them; controllers adapt what they show, and are notified.
  case takeTraits, adaptToTraits, didChangeTraits
  /// The screen takes an orientation that the application supports; one that the controller wants
  /// which decides now; the one in which that controller prefers to be presented.
  case takeOrientationOfApp, takeOrientation, takePreferredOrientation
  /// The same when a presentation is over, of which controllers are notified as of a turn (J12).
  case takeOrientationBack
  /// The controllers on screen are notified of a rotation in the way of iOS 2 to 7 (E91).
  case willRotate, willAnimateRotation, didRotate
  /// What depends on them is asked for and laid out again.
  case updateStatusBar, repositionPopovers, layOutScreen
  /// The keyboard disappears in the former orientation, and appears in the new one (E56, E104).
  case turnKeyboard
  /// Controllers that had begun to disappear are appearing again, without a callback (F112).
  case resumeAppearance
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
  @inlinable
  public var includesNewlyShown: Bool { effect.includesNewlyShown }
}

extension Beat.Effect {
  /// Whether it includes controllers that are shown inside the entering ones since the change was made.
  @inlinable
  package var includesNewlyShown: Bool {
    guard case .callback(.entering, let callback) = self else { return false }
    return callback == .viewDidLoad || callback == .viewWillAppear
  }
}

extension Beat {
  /// What a beat does, and for which controllers.
  public enum Effect: Sendable {
    /// Each controller of a part of the change receives a callback.
    case callback(Change.Part, Callback)
    /// The views of the entering controllers are added to their window: those that are appearing,
    /// those of a change without animation, or all; those of the leaving ones are removed.
    case enterWindow, enterWindowAtOnce, returnToWindow, leaveWindow
    /// The beats of a row for each entering controller alone, if it has to be laid out or its insets
    /// have changed.
    case row(Choreography.Kind)
    /// A layout of those that appear with an animation or with their container.
    case layoutInTransition
    /// A step of a controller's view that is laid out: its properties are updated, or it is laid out.
    case view(Beat)
    /// Stacks prepare for what they show now, and their delegates are notified of it.
    case willShow
    /// The delegates of stacks are notified of what the stacks have shown.
    case didShow
    /// The container's delegate is notified of the selection.
    case didSelect
    /// Controllers removed while hidden are released.
    case release
    /// The container's delegate may provide an animator.
    case askForAnimator
    /// That animator starts, and is notified of the end.
    case animate, animationEnded
    /// A step that only the class of the container knows, such as a call of its delegate.
    case container(Beat)
    /// A step that only the manager of the presentation knows, or the controller that it presents.
    case manager(Beat)
    /// A step of a rotation, or of another change of the device's traits.
    case resize(Beat)
    /// The screen takes the orientation of the controller that decides on it now.
    case orient(Beat)
    /// Controllers that had begun to disappear are appearing again.
    case resumeAppearance
    /// The links of a presentation are cut.
    case unlink
    /// The caller's closure runs.
    case complete
  }

  /// What the beat does.
  @inlinable
  public var effect: Effect {
    switch self {
    case .load: .callback(.entering, .viewDidLoad)
    case .willAppear: .callback(.entering, .viewWillAppear)
    case .enterWindow: .enterWindow
    case .enterWindowAtOnce: .enterWindowAtOnce
    case .returnToWindow: .returnToWindow
    case .leaveWindow: .leaveWindow
    case .isAppearing: .callback(.entering, .viewIsAppearing)
    case .layout: .row(.layout)
    case .layoutInTransition: .layoutInTransition
    case .updateInsets: .row(.insets)
    case .layoutMarginsDidChange: .callback(.entering, .viewLayoutMarginsDidChange)
    case .safeAreaInsetsDidChange: .callback(.entering, .viewSafeAreaInsetsDidChange)
    case .updateConstraints: .callback(.entering, .updateViewConstraints)
    case .willLayoutSubviews: .callback(.entering, .viewWillLayoutSubviews)
    case .updateProperties, .layoutSubviews: .view(self)
    case .didLayoutSubviews: .callback(.entering, .viewDidLayoutSubviews)
    case .didAppear: .callback(.entering, .viewDidAppear)
    case .willDisappear: .callback(.leaving, .viewWillDisappear)
    case .didDisappear: .callback(.leaving, .viewDidDisappear)
    case .willMoveToParent: .callback(.addedChildren, .willMove)
    case .didMoveToParent: .callback(.addedChildren, .didMove)
    case .willMoveFromParent: .callback(.removedChildren, .willMove)
    case .didMoveFromParent: .callback(.removedChildren, .didMove)
    case .didMoveHiddenFromParent: .callback(.removedWhileHidden, .didMove)
    case .willShow: .willShow
    case .didShow: .didShow
    case .didSelect: .didSelect
    case .release: .release
    case .askForAnimator: .askForAnimator
    case .animate: .animate
    case .animationEnded: .animationEnded
    case .preparePopover, .checkSource, .willDismiss, .didDismiss, .presentationWillBegin,
      .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd, .willPresentSearch,
      .didPresentSearch, .willDismissSearch, .didDismissSearch, .emptySearch, .endSearchEditing:
      .manager(self)
    case .didChangeItems, .willTurnPage, .didTurnPage, .askForPageBeyond, .willChangeMode,
      .willHideColumn, .willShowColumn, .didHideColumn, .didShowColumn, .restoreMode,
      .gestureDidEnd:
      .container(self)
    case .willChangeTraits, .willChangeSize, .takeTraits, .adaptToTraits, .didChangeTraits,
      .willRotate, .willAnimateRotation, .didRotate, .updateStatusBar, .repositionPopovers,
      .layOutScreen, .turnKeyboard:
      .resize(self)
    case .takeOrientationOfApp, .takeOrientation, .takePreferredOrientation, .takeOrientationBack:
      .orient(self)
    case .resumeAppearance: .resumeAppearance
    case .unlink: .unlink
    case .completion: .complete
    }
  }
}
