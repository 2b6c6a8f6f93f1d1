// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPageDelegate {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { _ = run(.willTransitionTo, [pageViewController, pendingViewControllers]) }
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { _ = run(.didFinishAnimating, [pageViewController, finished, previousViewControllers, completed]) }
  func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { answer(.spineLocationFor, [pageViewController, orientation]) ?? pageViewController.spineLocation }
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask { answer(.supportedInterfaceOrientations, [pageViewController]) ?? (UIInterfaceOrientationMask(defaultFor: pageViewController.stage.traits.device)) }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation { answer(.preferredInterfaceOrientationForPresentation, [pageViewController]) ?? pageViewController.ownPreferredOrientation }
}

extension TableDescriptor {
  static var uiPageViewControllerDelegate: TableDescriptor {
    TableDescriptor("UIPageViewControllerDelegate", "Methods to respond to turns that the user makes; not called for the program's.")
      .call(.willTransitionTo, ["pageViewController": UIPageViewController.self, "pendingViewControllers": [UIViewController].self], "Called when a turn begins, before any other callback.")
      .call(.didFinishAnimating, ["pageViewController": UIPageViewController.self, "finished": Bool.self, "previousViewControllers": [UIViewController].self, "completed": Bool.self], "Called when a turn has ended; it may have been cancelled.")
      .call(.spineLocationFor, ["pageViewController": UIPageViewController.self, "orientation": UIInterfaceOrientation.self], returning: UIPageViewController.SpineLocation.self, "Where the spine of curling pages is in another orientation: mid needs two controllers, set here.", facts: "F118")
      .call(.supportedInterfaceOrientations, ["pageViewController": UIPageViewController.self], returning: UIInterfaceOrientationMask.self, "The orientations that the container supports; not called for a subclass that answers itself.", facts: "E72")
      .call(.preferredInterfaceOrientationForPresentation, ["pageViewController": UIPageViewController.self], returning: UIInterfaceOrientation.self, "The orientation in which a full-screen presentation of the container begins.", facts: "E72", "E81")
  }
}
