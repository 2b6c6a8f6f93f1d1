// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPageDelegate {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { answer(.viewControllerBefore, [pageViewController, viewController]) }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { answer(.viewControllerAfter, [pageViewController, viewController]) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { answer(.presentationCount, [pageViewController]) ?? -1 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { answer(.presentationIndex, [pageViewController]) ?? -1 }
}

extension TableDescriptor {
  static var uiPageViewControllerDataSource: TableDescriptor {
    TableDescriptor("UIPageViewControllerDataSource", "Methods that provide the pages next to the shown one.")
      .call(.viewControllerBefore, ["pageViewController": UIPageViewController.self, "viewController": UIViewController.self], returning: UIViewController?.self, "The page before another one; nil at the beginning.")
      .call(.viewControllerAfter, ["pageViewController": UIPageViewController.self, "viewController": UIViewController.self], returning: UIViewController?.self, "The page after another one; nil at the end.")
      .call(.presentationCount, ["pageViewController": UIPageViewController.self], returning: Int.self, "How many dots the page control shows; asked after `setViewControllers`, for pages that scroll horizontally.", facts: "F116")
      .call(.presentationIndex, ["pageViewController": UIPageViewController.self], returning: Int.self, "Which dot is the current one, from 0.", facts: "F116")
  }
}
