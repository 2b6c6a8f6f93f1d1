import Foundation

/// Methods to respond to the user's choices of tabs; not called for the program's (A85).
///
/// [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate)
// rows: UITabBarController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a tab.
  // row: shouldSelect = true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a tab, the selected one included (A85, A86).
  // row: didSelect; at didSelect
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether the user may select a tab; called where `tabs` are used (F88).
  // row: shouldSelectTab = true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// Called when the user has selected a tab, with the one that was selected before; where `tabs` are
  /// used (F88).
  // row: didSelectTab; at didSelect
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
  /// The controllers that the stack of a group shows for one of its levels (F92).
  // row: displayedViewControllersFor = proposedViewControllers
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// Called before the user arranges the tabs (F86).
  // row: willBeginCustomizing
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// Called when the user has tapped Done, before the tabs are seen again (F86).
  // row: willEndCustomizing
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called when the tabs are seen again; `viewControllers` has the new order (F86).
  // row: didEndCustomizing
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called before the user edits the sidebar (F96).
  // row: willBeginEditing
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Called when the user has hidden or shown tabs in the sidebar (F96).
  // row: visibilityDidChangeFor
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Called when the user has moved the children of a group in the sidebar (F96).
  // row: displayOrderDidChangeFor
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Called when the user has edited the sidebar (F96).
  // row: didEndEditing
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// The animator of a change of tabs, by a tap or by the program; nil for none (F87).
  // row: animationControllerFor = nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of such an animator; nil lets it run by itself (F87).
  // row: interactionControllerFor = nil
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the container supports (E72); not called for a subclass that answers
  /// itself.
  // row: supportedInterfaceOrientations = UIInterfaceOrientationMask(defaultFor:
  //   tabBarController.stage.traits.device); unrecorded
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which a full-screen presentation of the container begins (E72, E81).
  // row: preferredInterfaceOrientationForPresentation = tabBarController.ownPreferredOrientation;
  //   unrecorded
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}
