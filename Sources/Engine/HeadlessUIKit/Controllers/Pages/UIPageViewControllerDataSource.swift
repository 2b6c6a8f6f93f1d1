import Foundation

/// Methods that provide the pages next to the shown one.
///
/// [UIPageViewControllerDataSource](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource)
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots the page control shows; asked after `setViewControllers`, for pages that scroll
  /// horizontally (F116).
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is the current one, from 0 (F116).
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    DefaultBody.reached(-1, by: self)
  }
  /// None: there is no page control.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    DefaultBody.reached(-1, by: self)
  }
}
