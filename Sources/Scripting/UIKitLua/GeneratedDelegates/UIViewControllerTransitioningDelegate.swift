// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { answer(.animationControllerForPresented, [presented, presenting, source]) }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { answer(.animationControllerForDismissed, [dismissed]) }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { answer(.interactionControllerForPresentation, [(animator as? ScriptedAnimator)?.value ?? LuaValue.nil]) }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { answer(.interactionControllerForDismissal, [(animator as? ScriptedAnimator)?.value ?? LuaValue.nil]) }
}

extension TableDescriptor {
  static var uiViewControllerTransitioningDelegate: TableDescriptor {
    TableDescriptor("UIViewControllerTransitioningDelegate", "Provides a presentation's manager and animations.")
      .call(.presentationControllerFor, ["presented": UIViewController.self, "presenting": UIViewController?.self, "source": UIViewController.self], returning: UIPresentationController?.self, "The manager of a presentation in the style `custom`; nil for UIKit's.")
      .call(.animationControllerForPresented, ["presented": UIViewController.self, "presenting": UIViewController.self, "source": UIViewController.self], returning: "UIViewControllerAnimatedTransitioning", "The animation of the presentation; nil for UIKit's.")
      .call(.animationControllerForDismissed, ["dismissed": UIViewController.self], returning: "UIViewControllerAnimatedTransitioning", "The animation of the dismissal; nil for UIKit's.")
      .call(.interactionControllerForPresentation, ["animator": LuaValue.self], returning: "UIViewControllerInteractiveTransitioning", "The interaction controller of the presentation; nil if it is not interactive.")
      .call(.interactionControllerForDismissal, ["animator": LuaValue.self], returning: "UIViewControllerInteractiveTransitioning", "The interaction controller of the dismissal; nil if it is not interactive.")
  }
}
