import NavigationModel

extension UIViewController {
  /// The animator that the delegate provides for its presentation.
  func animatorOfPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    call(TransitioningCalls.animationControllerForPresented, [label]) {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    }
  }

  /// The animator that the delegate provides for its dismissal.
  var animatorOfDismissal: (any UIViewControllerAnimatedTransitioning)? {
    call(TransitioningCalls.animationControllerForDismissed, [label]) {
      $0.animationController(forDismissed: self)
    }
  }

  /// The interaction controller that the delegate provides for its presentation.
  func driverOfPresentation(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    call(TransitioningCalls.interactionControllerForPresentation) {
      $0.interactionControllerForPresentation(using: animator)
    }
  }

  /// The interaction controller that the delegate provides for its dismissal.
  func driverOfDismissal(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    call(TransitioningCalls.interactionControllerForDismissal) {
      $0.interactionControllerForDismissal(using: animator)
    }
  }
}

extension UIViewController {
  /// Why a gesture can't drive the dismissal: the program has no interaction controller; nil if it
  /// can.
  package var dragObstacle: String? {
    guard let presenter = stage.hierarchy[id].presenter else { return "nothing is presented" }
    guard !stage.engine.isBusy(.presenter(presenter)), !stage.isTouching else {
      return "a transition is active"
    }
    guard TransitioningCalls.interactionControllerForDismissal.receiver(of: self) != nil else {
      return "the presented controller has no interaction controller for its dismissal"
    }
    return nil
  }

  /// Dismisses it as the program does when the user begins to drag.
  func userDragsAway() { receiveDismiss() }
}
