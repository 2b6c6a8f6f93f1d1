import Foundation

/// Methods to respond to turns that the user makes; not called for the program's.
///
/// [UIPageViewControllerDelegate](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate)
// rows: UIPageViewController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a turn begins, before any other callback.
  // row: willTransitionTo; at willTurnPage
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a turn has ended; it may have been cancelled.
  // row: didFinishAnimating; at didTurnPage
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine of curling pages is in another orientation: mid needs two controllers, set here
  /// (F118).
  // row: spineLocationFor = pageViewController.spineLocation
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations that the container supports (E72); not called for a subclass that answers
  /// itself.
  // row: supportedInterfaceOrientations = UIInterfaceOrientationMask(defaultFor:
  //   pageViewController.stage.traits.device); unrecorded
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which a full-screen presentation of the container begins (E72, E81).
  // row: preferredInterfaceOrientationForPresentation = pageViewController.ownPreferredOrientation;
  //   unrecorded
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}
