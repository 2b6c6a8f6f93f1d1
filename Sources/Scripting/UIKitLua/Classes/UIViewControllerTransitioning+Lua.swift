import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension TransitionContext: LuaObject {
  package static var luaType: String { "UIViewControllerContextTransitioning" }
}

extension UIPercentDrivenInteractiveTransition: LuaObject {}

extension ScriptWorld {
  var transitionContext: ClassDescriptor<TransitionContext> {
    ClassDescriptor(
      "UIViewControllerContextTransitioning", of: TransitionContext.self, receiver: "context",
      summary: "Information about a transition for its animator, and how the animator reports."
    )
    .property(
      "containerView", summary: "The view in which the animation takes place.",
      get: { $0.containerView }
    )
    .property(
      "isAnimated", summary: "Whether the transition takes time; false if it happens at once.",
      get: { $0.isAnimated }
    )
    .property(
      "isInteractive", summary: "Whether a gesture drives the transition at present.",
      get: { $0.isInteractive }
    )
    .property(
      "transitionWasCancelled",
      summary: "Whether a gesture or the program cancelled it before it ended.",
      get: { $0.transitionWasCancelled }
    )
    .property(
      "presentationStyle", summary: "The style of the presentation; `none` for a stack.",
      get: { $0.presentationStyle }
    )
    .method(
      "viewController", "key", summary: "The controller that disappears (from) or appears (to)."
    ) {
      (context: TransitionContext, end: TransitionEnd) -> UIViewController? in
      context.viewController(forKey: end.controllerKey)
    }
    .method(
      "view", "key",
      summary: "The view that disappears (from) or appears (to); nil for a presenter's that stays."
    ) {
      (context: TransitionContext, end: TransitionEnd) -> UIView? in
      context.view(forKey: end == .from ? .from : .to)
    }
    .method(
      "updateInteractiveTransition", "percentComplete",
      summary: "Reports the progress of the gesture, from 0 to 1."
    ) { (context: TransitionContext, percent: Double) -> Void in
      context.updateInteractiveTransition(percent)
    }
    .method(
      "finishInteractiveTransition",
      summary: "Finishes the gesture: the transition runs to its end."
    ) { (context: TransitionContext) -> Void in context.finishInteractiveTransition() }
    .method("cancelInteractiveTransition", summary: "Reports that the transition is cancelled.") {
      (context: TransitionContext) -> Void in context.cancelInteractiveTransition()
    }
    .method(
      "pauseInteractiveTransition", summary: "Reports that the finger is on the screen again."
    ) { (context: TransitionContext) -> Void in context.pauseInteractiveTransition() }
    .method(
      "initialFrame", "viewController",
      summary: "The frame of a controller's view at the beginning, in points; zero for one that "
        + "comes."
    ) { (context: TransitionContext, controller: UIViewController) -> CGRect in
      context.initialFrame(for: controller)
    }
    .method(
      "finalFrame", "viewController",
      summary:
        "The frame of a controller's view at the end, in points; zero for one that disappears."
    ) { (context: TransitionContext, controller: UIViewController) -> CGRect in
      context.finalFrame(for: controller)
    }
    .method("completeTransition", "didComplete", summary: "Ends the transition; false cancels it.")
    {
      (context: TransitionContext, didComplete: Bool) -> Void in
      context.completeTransition(didComplete)
    }
  }

  var percentDriver: ClassDescriptor<UIPercentDrivenInteractiveTransition> {
    ClassDescriptor(
      "UIPercentDrivenInteractiveTransition", of: UIPercentDrivenInteractiveTransition.self,
      receiver: "driver",
      summary:
        "Drives an animator by a percentage: what it animates with `UIView.animate` waits until "
        + "the finger is lifted."
    )
    .initializer { _ in UIPercentDrivenInteractiveTransition() }
    .duration()
    .percentComplete()
    .completionSpeed()
    .wantsInteractiveStart()
    .method(
      "startInteractiveTransition", "context",
      summary: "Starts the animator; the framework calls it when a delegate has returned it."
    ) { (driver: UIPercentDrivenInteractiveTransition, context: TransitionContext) -> Void in
      driver.startInteractiveTransition(context)
    }
    .method(
      "update", "percentComplete", summary: "Reports the progress of the gesture, from 0 to 1."
    ) {
      (driver: UIPercentDrivenInteractiveTransition, percent: Double) -> Void in
      driver.update(percent)
    }
    .finish()
    .cancel()
    .pause()
  }
}
