import Foundation

/// Decides how a presentation adapts, and is notified when the user dismisses it.
///
/// [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate)
// rows: UIPresentationController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a compact environment; `none` keeps the requested style (P31).
  // row: adaptivePresentationStyle = controller.ownAdaptation; body by hand
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The same, for programs that only consider the presentation.
  // row: adaptivePresentationStyle = controller.ownAdaptation; as olderAdaptivePresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Another controller to present in the compact style; nil for the same (P32).
  // row: viewControllerForAdaptivePresentationStyle = nil
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before it is presented in an adapted style, with the presentation controller of that
  /// style, to be set up (F68).
  // row: prepareAdaptive; at preparePopover
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Called before it is presented in an adapted style, or takes one while it is up; `none` where it
  /// returns to its own (F68, F72).
  // row: willPresentWithAdaptiveStyle; at preparePopover
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss the presentation (P33).
  // row: shouldDismiss = true
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user begins to dismiss it (P33).
  // row: willDismiss; at willDismiss
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed it (P33).
  // row: didDismiss; at didDismiss
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss it but may not (P34).
  // row: didAttemptToDismiss
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The answer of the older form.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let older = UIPresentationController.Calls.olderAdaptivePresentationStyle
    let style = controller.make(older, to: self, []) {
      $0.adaptivePresentationStyle(for: controller)
    }
    return DefaultBody.reached(style ?? controller.ownAdaptation, by: self)
  }
}
