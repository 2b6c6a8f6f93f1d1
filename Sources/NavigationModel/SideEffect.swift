/// A side effect of a transition.
public enum SideEffect: Sendable, Equatable {
  /// Controllers removed while hidden are released.
  case release
  /// The container's delegate may provide an animator.
  case askForAnimator
  /// That animator starts, and is notified of the end.
  case animate, animationEnded
  /// The delegate of a popover prepares it.
  case preparePopover
  /// Checks that a presentation has what it needs.
  case checkSource
  /// The delegate of a stack's bar is notified of its items.
  case barDelegate
  /// A presentation controller, its delegate or that of a page controller is notified of a beginning or
  /// an end, or a page controller's data source is asked for the page beyond.
  case notify(Beat)
  /// A step of the beginning or the end of a search.
  case search(Beat)
  /// A step of a change of a split view's columns.
  case columns(Beat)
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
