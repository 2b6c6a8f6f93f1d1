import Foundation

/// Methods that provide the pages next to the shown one.
///
/// [UIPageViewControllerDataSource](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource)
// rows: UIPageViewController.Calls, $0.dataSource
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil at the beginning.
  // row: viewControllerBefore
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil at the end.
  // row: viewControllerAfter
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots the page control shows; asked after `setViewControllers`, for pages that scroll
  /// horizontally (F116).
  // row: presentationCount = -1
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is the current one, from 0 (F116).
  // row: presentationIndex = -1
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
