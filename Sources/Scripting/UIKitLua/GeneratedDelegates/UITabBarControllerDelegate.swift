// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTabBarDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { answer(.shouldSelect, [tabBarController, viewController]) ?? true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { _ = run(.didSelect, [tabBarController, viewController]) }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { answer(.shouldSelectTab, [tabBarController, tab]) ?? true }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { _ = run(.didSelectTab, [tabBarController, selectedTab, previousTab]) }
  func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController] { answer(.displayedViewControllersFor, [tabBarController, tab, proposedViewControllers]) ?? proposedViewControllers }
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) { _ = run(.willBeginCustomizing, [tabBarController, viewControllers]) }
  func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) { _ = run(.willEndCustomizing, [tabBarController, viewControllers, changed]) }
  func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) { _ = run(.didEndCustomizing, [tabBarController, viewControllers, changed]) }
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { _ = run(.willBeginEditing, [tabBarController]) }
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) { _ = run(.visibilityDidChangeFor, [tabBarController, tabs]) }
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) { _ = run(.displayOrderDidChangeFor, [tabBarController, group]) }
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { _ = run(.didEndEditing, [tabBarController]) }
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { answer(.animationControllerFor, [tabBarController, fromVC, toVC]) }
  func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { answer(.interactionControllerFor, [tabBarController, (animationController as? ScriptedAnimator)?.value ?? LuaValue.nil]) }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { answer(.supportedInterfaceOrientations, [tabBarController]) ?? (UIInterfaceOrientationMask(defaultFor: tabBarController.stage.traits.device)) }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { answer(.preferredInterfaceOrientationForPresentation, [tabBarController]) ?? tabBarController.ownPreferredOrientation }
}

extension TableDescriptor {
  static var uiTabBarControllerDelegate: TableDescriptor {
    TableDescriptor("UITabBarControllerDelegate", "Methods to respond to the user's choices of tabs; not called for the program's.")
      .call(.shouldSelect, ["tabBarController": UITabBarController.self, "viewController": UIViewController.self], returning: Bool.self, "Whether the user may select a tab. Only false refuses.")
      .call(.didSelect, ["tabBarController": UITabBarController.self, "viewController": UIViewController.self], "Called when the user has selected a tab, the selected one included.", facts: "A85", "A86")
      .call(.shouldSelectTab, ["tabBarController": UITabBarController.self, "tab": UITab.self], returning: Bool.self, "Whether the user may select a tab; called where `tabs` are used. Only false refuses.", facts: "F88")
      .call(.didSelectTab, ["tabBarController": UITabBarController.self, "selectedTab": UITab.self, "previousTab": UITab?.self], "Called when the user has selected a tab, with the one that was selected before; where `tabs` are used.", facts: "F88")
      .call(.displayedViewControllersFor, ["tabBarController": UITabBarController.self, "tab": UITab.self, "proposedViewControllers": [UIViewController].self], returning: [UIViewController].self, "The controllers that the stack of a group shows for one of its levels.", facts: "F92")
      .call(.willBeginCustomizing, ["tabBarController": UITabBarController.self, "viewControllers": [UIViewController].self], "Called before the user arranges the tabs.", facts: "F86")
      .call(.willEndCustomizing, ["tabBarController": UITabBarController.self, "viewControllers": [UIViewController].self, "changed": Bool.self], "Called when the user has tapped Done, before the tabs are seen again.", facts: "F86")
      .call(.didEndCustomizing, ["tabBarController": UITabBarController.self, "viewControllers": [UIViewController].self, "changed": Bool.self], "Called when the tabs are seen again; `viewControllers` has the new order.", facts: "F86")
      .call(.willBeginEditing, ["tabBarController": UITabBarController.self], "Called before the user edits the sidebar.", facts: "F96")
      .call(.visibilityDidChangeFor, ["tabBarController": UITabBarController.self, "tabs": [UITab].self], "Called when the user has hidden or shown tabs in the sidebar.", facts: "F96")
      .call(.displayOrderDidChangeFor, ["tabBarController": UITabBarController.self, "group": UITabGroup.self], "Called when the user has moved the children of a group in the sidebar.", facts: "F96")
      .call(.didEndEditing, ["tabBarController": UITabBarController.self], "Called when the user has edited the sidebar.", facts: "F96")
      .call(.animationControllerFor, ["tabBarController": UITabBarController.self, "fromVC": UIViewController.self, "toVC": UIViewController.self], returning: "UIViewControllerAnimatedTransitioning", "The animator of a change of tabs, by a tap or by the program; nil for none.", facts: "F87")
      .call(.interactionControllerFor, ["tabBarController": UITabBarController.self, "animationController": LuaValue.self], returning: "UIViewControllerInteractiveTransitioning", "The interaction controller of such an animator; nil lets it run by itself.", facts: "F87")
      .call(.supportedInterfaceOrientations, ["tabBarController": UITabBarController.self], returning: UIInterfaceOrientationMask.self, "The orientations that the container supports; not called for a subclass that answers itself.", facts: "E72")
      .call(.preferredInterfaceOrientationForPresentation, ["tabBarController": UITabBarController.self], returning: UIInterfaceOrientation.self, "The orientation in which a full-screen presentation of the container begins.", facts: "E72", "E81")
  }
}
