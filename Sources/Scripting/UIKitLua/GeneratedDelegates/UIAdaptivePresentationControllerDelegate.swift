// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPresentationDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { answer(.adaptivePresentationStyle, [controller, traitCollection]) ?? controller.ownAdaptation }
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { answer(.viewControllerForAdaptivePresentationStyle, [controller, style]) }
  func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { _ = run(.prepareAdaptive, [presentationController, adaptivePresentationController]) }
  func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { _ = run(.willPresentWithAdaptiveStyle, [presentationController, style, transitionCoordinator as? TransitionCoordinator]) }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { answer(.shouldDismiss, [presentationController]) ?? true }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { _ = run(.willDismiss, [presentationController]) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { _ = run(.didDismiss, [presentationController]) }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { _ = run(.didAttemptToDismiss, [presentationController]) }
}

extension TableDescriptor {
  static var uiAdaptivePresentationControllerDelegate: TableDescriptor {
    TableDescriptor("UIAdaptivePresentationControllerDelegate", "Decides how a presentation adapts, and is notified when the user dismisses it.")
      .call(.adaptivePresentationStyle, ["controller": UIPresentationController.self, "traitCollection": UITraitCollection.self], returning: UIModalPresentationStyle.self, "The style in a compact environment; `none` keeps the requested style.", facts: "P31")
      .call(.viewControllerForAdaptivePresentationStyle, ["controller": UIPresentationController.self, "style": UIModalPresentationStyle.self], returning: UIViewController?.self, "Another controller to present in the compact style; nil for the same.", facts: "P32")
      .call(.prepareAdaptive, ["presentationController": UIPresentationController.self, "adaptivePresentationController": UIPresentationController.self], "Called before it is presented in an adapted style, with the presentation controller of that style, to be set up.", facts: "F68")
      .call(.willPresentWithAdaptiveStyle, ["presentationController": UIPresentationController.self, "style": UIModalPresentationStyle.self, "transitionCoordinator": TransitionCoordinator?.self], "Called before it is presented in an adapted style, or takes one while it is up; `none` where it returns to its own.", facts: "F68", "F72")
      .call(.shouldDismiss, ["presentationController": UIPresentationController.self], returning: Bool.self, "Whether the user may dismiss the presentation. Only false refuses.", facts: "P33")
      .call(.willDismiss, ["presentationController": UIPresentationController.self], "Called when the user begins to dismiss it.", facts: "P33")
      .call(.didDismiss, ["presentationController": UIPresentationController.self], "Called when the user has dismissed it.", facts: "P33")
      .call(.didAttemptToDismiss, ["presentationController": UIPresentationController.self], "Called when the user tried to dismiss it but may not.", facts: "P34")
  }
}
