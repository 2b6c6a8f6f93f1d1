/// Drives a custom animation interactively.
///
/// [UIViewControllerInteractiveTransitioning](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it is interactive from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
