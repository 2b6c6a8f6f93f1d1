/// A side effect of a transition.
public enum SideEffect: Sendable, Equatable {
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
