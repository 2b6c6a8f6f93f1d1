import NavigationModel

extension UIViewController {
  /// The calls to the transitioning delegate of a presented controller.
  enum TransitioningCalls {
    static let presentationController = Call(
      .presentationControllerFor, "presentationController(forPresented:presenting:source:)",
      to: { (presented: UIViewController) in presented.answeringDelegate },
      default: UIPresentationController?.none)
    static let animationForPresented = Call(
      .animationControllerForPresented,
      "animationController(forPresented:presenting:source:)",
      to: { (presented: UIViewController) in presented.answeringDelegate },
      default: (any UIViewControllerAnimatedTransitioning)?.none, in: .askForAnimator)
    static let animationForDismissed = Call(
      .animationControllerForDismissed, "animationController(forDismissed:)",
      to: { (presented: UIViewController) in presented.answeringDelegate },
      default: (any UIViewControllerAnimatedTransitioning)?.none, in: .askForAnimator)
    static let interactionForPresentation = Call(
      .interactionControllerForPresentation, "interactionControllerForPresentation(using:)",
      to: { (presented: UIViewController) in presented.answeringDelegate },
      default: (any UIViewControllerInteractiveTransitioning)?.none, in: .askForAnimator)
    static let interactionForDismissal = Call(
      .interactionControllerForDismissal, "interactionControllerForDismissal(using:)",
      to: { (presented: UIViewController) in presented.answeringDelegate },
      default: (any UIViewControllerInteractiveTransitioning)?.none, in: .askForAnimator)

    static var rows: [CallRow] {
      [
        presentationController.row, animationForPresented.row, animationForDismissed.row,
        interactionForPresentation.row, interactionForDismissal.row,
      ]
    }
  }

  /// Its transitioning delegate, unless that is a controller of UIKit's itself, which animates as
  /// UIKit does (E1).
  fileprivate var answeringDelegate: (any UIViewControllerTransitioningDelegate)? {
    guard let delegate = transitioningDelegate else { return nil }
    return delegate === self && stage.registry.isOfFramework(type(of: self))
      ? nil : delegate
  }
}
