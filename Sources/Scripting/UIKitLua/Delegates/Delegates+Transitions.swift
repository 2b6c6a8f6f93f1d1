import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// The tables that animate transitions, which delegates return.
  static var transitionTables: [TableDescriptor] {
    [
      TableDescriptor(
        "UIViewControllerAnimatedTransitioning",
        "Animates a transition: a table, or an object, that a delegate returns."
      )
      .call(
        .transitionDuration, ["context": TransitionContext?.self], returning: Double.self,
        "Returns the duration, in seconds."
      )
      .call(
        .animateTransition, ["context": TransitionContext.self],
        "Called to animate; it must ensure that `context:completeTransition(true)` is called."
      )
      .call(
        .animationEnded, ["completed": Bool.self],
        "Called when the transition is over; false if it was cancelled."),
      TableDescriptor(
        "UIViewControllerInteractiveTransitioning",
        "Drives an animator: a `UIPercentDrivenInteractiveTransition`, or a table."
      )
      .field(
        "wantsInteractiveStart", .optional(.named("boolean")),
        "Whether it starts interactively; only false doesn't."
      )
      .call(
        .startInteractiveTransition, ["context": TransitionContext.self],
        "Called instead of the animator; it reports the progress to the context."),
    ]
  }
}
