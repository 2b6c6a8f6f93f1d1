// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UITabBarController {
  /// The calls to what its program gives it.
  enum Calls {
    static let sidebarVisibilityWillChange = Call(.sidebarVisibilityWillChange, "tabBarController(_:sidebarVisibilityWillChange:animator:)", to: { (owner: UITabBarController) in owner.sidebar.delegate })
    static let contextMenuConfigurationForTab = Call(.contextMenuConfigurationForTab, "tabBarController(_:sidebar:contextMenuConfigurationFor:)", to: { (owner: UITabBarController) in owner.sidebar.delegate }, default: nil as UIContextMenuConfiguration?)
    static let shouldSelect = Call(.shouldSelect, "tabBarController(_:shouldSelect:)", to: { (owner: UITabBarController) in owner.delegate }, default: true as Bool)
    static let didSelect = Call(.didSelect, "tabBarController(_:didSelect:)", to: { (owner: UITabBarController) in owner.delegate }, in: .didSelect)
    static let shouldSelectTab = Call(.shouldSelectTab, "tabBarController(_:shouldSelectTab:)", to: { (owner: UITabBarController) in owner.delegate }, default: true as Bool)
    static let didSelectTab = Call(.didSelectTab, "tabBarController(_:didSelectTab:previousTab:)", to: { (owner: UITabBarController) in owner.delegate }, in: .didSelect)
    static let displayedViewControllersFor = Call(.displayedViewControllersFor, "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)", to: { (owner: UITabBarController) in owner.delegate }, default: nil as [UIViewController]?)
    static let willBeginCustomizing = Call(.willBeginCustomizing, "tabBarController(_:willBeginCustomizing:)", to: { (owner: UITabBarController) in owner.delegate })
    static let willEndCustomizing = Call(.willEndCustomizing, "tabBarController(_:willEndCustomizing:changed:)", to: { (owner: UITabBarController) in owner.delegate })
    static let didEndCustomizing = Call(.didEndCustomizing, "tabBarController(_:didEndCustomizing:changed:)", to: { (owner: UITabBarController) in owner.delegate })
    static let willBeginEditing = Call(.willBeginEditing, "tabBarControllerWillBeginEditing(_:)", to: { (owner: UITabBarController) in owner.delegate })
    static let visibilityDidChangeFor = Call(.visibilityDidChangeFor, "tabBarController(_:visibilityDidChangeFor:)", to: { (owner: UITabBarController) in owner.delegate })
    static let displayOrderDidChangeFor = Call(.displayOrderDidChangeFor, "tabBarController(_:displayOrderDidChangeFor:)", to: { (owner: UITabBarController) in owner.delegate })
    static let didEndEditing = Call(.didEndEditing, "tabBarControllerDidEndEditing(_:)", to: { (owner: UITabBarController) in owner.delegate })
    static let animationControllerFor = Call(.animationControllerFor, "tabBarController(_:animationControllerForTransitionFrom:to:)", to: { (owner: UITabBarController) in owner.delegate }, default: nil as (any UIViewControllerAnimatedTransitioning)?)
    static let interactionControllerFor = Call(.interactionControllerFor, "tabBarController(_:interactionControllerFor:)", to: { (owner: UITabBarController) in owner.delegate }, default: nil as (any UIViewControllerInteractiveTransitioning)?)
    static let supportedInterfaceOrientations = Call(.supportedInterfaceOrientations, "tabBarControllerSupportedInterfaceOrientations(_:)", to: { (owner: UITabBarController) in owner.delegate }, default: nil as UIInterfaceOrientationMask?, isRecorded: false)
    static let preferredInterfaceOrientationForPresentation = Call(.preferredInterfaceOrientationForPresentation, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)", to: { (owner: UITabBarController) in owner.delegate }, default: nil as UIInterfaceOrientation?, isRecorded: false)

    static var rows: [CallRow] {
      [sidebarVisibilityWillChange.row, contextMenuConfigurationForTab.row, shouldSelect.row, didSelect.row, shouldSelectTab.row, didSelectTab.row, displayedViewControllersFor.row, willBeginCustomizing.row, willEndCustomizing.row, didEndCustomizing.row, willBeginEditing.row, visibilityDidChangeFor.row, displayOrderDidChangeFor.row, didEndEditing.row, animationControllerFor.row, interactionControllerFor.row, supportedInterfaceOrientations.row, preferredInterfaceOrientationForPresentation.row]
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any UITabBarController.Sidebar.Animating) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab) -> UIContextMenuConfiguration? { DefaultBody.reached(nil, by: self) }
}

extension UITabBarControllerDelegate {
  /// `true` where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController] { DefaultBody.reached(proposedViewControllers, by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// What UIKit does where it is left out.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { DefaultBody.reached(UIInterfaceOrientationMask(defaultFor: tabBarController.stage.traits.device), by: self) }
  /// What UIKit does where it is left out.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { DefaultBody.reached(tabBarController.ownPreferredOrientation, by: self) }
}
