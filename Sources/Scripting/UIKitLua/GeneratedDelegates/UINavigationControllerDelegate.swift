// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedNavigationDelegate {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { _ = run(.willShow, [navigationController, viewController, animated]) }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { _ = run(.didShow, [navigationController, viewController, animated]) }
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { answer(.animationControllerFor, [navigationController, operation, fromVC, toVC]) }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { answer(.interactionControllerFor, [navigationController, (animationController as? ScriptedAnimator)?.value ?? LuaValue.nil]) }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { answer(.supportedInterfaceOrientations, [navigationController]) ?? (UIInterfaceOrientationMask(defaultFor: navigationController.stage.traits.device)) }
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { answer(.preferredInterfaceOrientationForPresentation, [navigationController]) ?? navigationController.ownPreferredOrientation }
}

extension TableDescriptor {
  static var uiNavigationControllerDelegate: TableDescriptor {
    TableDescriptor("UINavigationControllerDelegate", "Methods to respond to a navigation controller's transitions.")
      .call(.willShow, ["navigationController": UINavigationController.self, "viewController": UIViewController.self, "animated": Bool.self], "Called after the new top's `viewWillAppear`, before the animation.", facts: "A54")
      .call(.didShow, ["navigationController": UINavigationController.self, "viewController": UIViewController.self, "animated": Bool.self], "Called after the new top's `viewDidAppear`; not after a cancelled transition.", facts: "A54", "A56")
      .call(.animationControllerFor, ["navigationController": UINavigationController.self, "operation": UINavigationController.Operation.self, "fromVC": UIViewController.self, "toVC": UIViewController.self], returning: "UIViewControllerAnimatedTransitioning", "Called before any other callback of an animated transition; returns a custom animator, or nil.", facts: "A54")
      .call(.interactionControllerFor, ["navigationController": UINavigationController.self, "animationController": LuaValue.self], returning: "UIViewControllerInteractiveTransitioning", "Called if there is an animator; returns the interaction controller, or nil if the transition is not interactive.")
      .call(.supportedInterfaceOrientations, ["navigationController": UINavigationController.self], returning: UIInterfaceOrientationMask.self, "The orientations that the container supports; not called for a subclass that answers itself.", facts: "E72")
      .call(.preferredInterfaceOrientationForPresentation, ["navigationController": UINavigationController.self], returning: UIInterfaceOrientation.self, "The orientation in which a full-screen presentation of the container begins.", facts: "E72", "E81")
  }
}
