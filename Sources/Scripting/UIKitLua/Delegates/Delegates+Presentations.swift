import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// The delegates of presentations, and the tables that animate transitions.
  static var presentationDelegates: [TableDescriptor] {
    [adaptiveDelegate, popoverDelegate, transitioningDelegate, animator, driver]
  }

  private static var popoverDelegate: TableDescriptor {
    TableDescriptor(
      "UIPopoverControllerDelegate",
      "Allows the user to dismiss a popover, and is notified of it; a script's `dismiss` calls "
        + "neither."
    )
    .call(
      .shouldDismissPopover, ["popover": UIPopoverController.self], returning: Bool.self,
      "Asked before a tap outside dismisses it; only false refuses.", facts: "B71"
    )
    .call(
      .didDismissPopover, ["popover": UIPopoverController.self],
      "Called when the user has dismissed it.", facts: "B71")
  }

  private static var adaptiveDelegate: TableDescriptor {
    TableDescriptor(
      "UIAdaptivePresentationControllerDelegate",
      "Decides how a presentation adapts, and is notified when the user dismisses it."
    )
    .call(
      .shouldDismiss, ["presentation": UIPresentationController.self], returning: Bool.self,
      "Asked before the user's gesture dismisses it; only false refuses."
    )
    .call(
      .willDismiss, ["presentation": UIPresentationController.self],
      "Called when the user begins to dismiss it; a script's `dismiss` doesn't call it."
    )
    .call(
      .didDismiss, ["presentation": UIPresentationController.self],
      "Called when the user has dismissed it; a script's `dismiss` doesn't call it."
    )
    .call(
      .didAttemptToDismiss, ["presentation": UIPresentationController.self],
      "Called when the user tried to dismiss it and wasn't allowed to."
    )
    .call(
      .adaptivePresentationStyle,
      ["presentation": UIPresentationController.self, "traits": UITraitCollection.self],
      returning: PresentationStyle?.self,
      "Asked for the style on this device; nil uses the default."
    )
    .call(
      .viewControllerForAdaptivePresentationStyle,
      ["presentation": UIPresentationController.self, "style": PresentationStyle.self],
      returning: UIViewController?.self,
      "Asked what to present instead in an adapted style; nil is the controller itself."
    )
    .call(
      .prepareForPopoverPresentation, ["presentation": UIPresentationController.self],
      "Called before a popover is presented, the last moment to set its source."
    )
    .call(
      .prepareAdaptive,
      ["presentation": UIPresentationController.self, "adaptive": UIPresentationController.self],
      "Called before it is presented in an adapted style, with that style's controller.",
      facts: "F68"
    )
    .call(
      .willPresentWithAdaptiveStyle,
      ["presentation": UIPresentationController.self, "style": PresentationStyle.self],
      "Called before it takes an adapted style; \"none\" where it returns to its own.",
      facts: "F68", "F72"
    )
    .call(
      .willReposition,
      [
        "presentation": UIPresentationController.self, "rect": CGRect.self, "view": UIView.self,
      ], returning: LuaValue.self,
      "Called when a rotation or another size moves a popover; returns the new rectangle and view, "
        + "or nothing.", facts: "F71"
    )
    .call(
      .didChangeSelectedDetentIdentifier, ["sheet": UISheetPresentationController.self],
      "Called when the user has moved a sheet to another height.", facts: "F55")
  }

  private static var transitioningDelegate: TableDescriptor {
    TableDescriptor(
      "UIViewControllerTransitioningDelegate",
      "Gives a presented controller its presentation controller and animators; there is no sender."
    )
    .call(
      .presentationControllerFor,
      [
        "presented": UIViewController.self, "presenting": UIViewController?.self,
        "source": UIViewController.self,
      ], returning: UIPresentationController?.self,
      "Asked for the presentation controller of the style `custom`."
    )
    .call(
      .animationControllerForPresented,
      [
        "presented": UIViewController.self, "presenting": UIViewController.self,
        "source": UIViewController.self,
      ], returning: "UIViewControllerAnimatedTransitioning",
      "Asked for the animator of the presentation; nil uses the default animation."
    )
    .call(
      .animationControllerForDismissed, ["dismissed": UIViewController.self],
      returning: "UIViewControllerAnimatedTransitioning",
      "Asked for the animator of the dismissal; nil uses the default animation."
    )
    .call(
      .interactionControllerForPresentation, ["animator": LuaValue.self],
      returning: "UIViewControllerInteractiveTransitioning",
      "Asked for the interaction controller of the presentation; nil lets it run by itself."
    )
    .call(
      .interactionControllerForDismissal, ["animator": LuaValue.self],
      returning: "UIViewControllerInteractiveTransitioning",
      "Asked for the interaction controller of the dismissal; nil lets it run by itself.")
  }

  private static var animator: TableDescriptor {
    TableDescriptor(
      "UIViewControllerAnimatedTransitioning",
      "Animates a transition: a table, or an object, that a delegate returns."
    )
    .call(
      "transitionDuration", ["context": TransitionContext?.self],
      returning: .named("number"), "Returns the duration, in seconds."
    )
    .call(
      "animateTransition", ["context": TransitionContext.self],
      "Called to animate; it must ensure that `context:completeTransition(true)` is called."
    )
    .call(
      "animationEnded", ["completed": Bool.self],
      "Called when the transition is over; false if it was cancelled.")
  }

  private static var driver: TableDescriptor {
    TableDescriptor(
      "UIViewControllerInteractiveTransitioning",
      "Drives an animator: a `UIPercentDrivenInteractiveTransition`, or a table."
    )
    .field(
      "wantsInteractiveStart", .optional(.named("boolean")),
      "Whether it starts interactively; only false doesn't."
    )
    .call(
      "startInteractiveTransition", ["context": TransitionContext.self],
      "Called instead of the animator; it reports the progress to the context.")
  }
}
