import Foundation
import NavigationModel

/// The context of a transition that the program's animator performs.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The animator; nil when the transition has ended, because an animator may retain its context.
  package private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller; nil if the transition is not interactive or has ended.
  package private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// The view that contains the views of both controllers during the transition: that of the
  /// presentation, or one in the container's view.
  package let containerView: UIView
  /// Whether a gesture drives it now.
  package private(set) var isInteractive: Bool
  /// Whether it is being cancelled.
  package private(set) var transitionWasCancelled = false
  /// The progress of the gesture, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  /// The animator's argument of `completeTransition(_:)`; nil before that call.
  private(set) var completion: Bool?
  private var deferred: [DeferredAnimation] = []
  private weak var transition: ActiveTransition?
  /// The container whose children it animates, or the controller that is presented or dismissed.
  private(set) weak var animated: UIViewController?
  let stage: Stage

  private struct DeferredAnimation {
    let duration: Duration
    let completion: Handler<Bool>
  }

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    of transition: ActiveTransition, on stage: Stage
  ) {
    self.animator = animator
    self.driver = driver
    self.transition = transition
    self.stage = stage
    isInteractive = false
    animated = transition.animated(on: stage)
    containerView = transition.manager?.area ?? TransitionArea()
    super.init()
    isInteractive = call(Calls.wantsInteractiveStart) { $0.wantsInteractiveStart }
  }

  /// Always true.
  package var isAnimated: Bool { true }

  /// The style of the presentation; `none` for a stack.
  package var presentationStyle: UIModalPresentationStyle {
    transition?.presentationStyle(on: stage) ?? .none
  }

  /// Begins the animation, interactive or not.
  func start() {
    occupyContainer()
    if knownDuration == nil { _ = duration }  // UIKit asks for it before each animation
    let isDriven: Void? = ask(Calls.startInteractive, []) { $0.startInteractiveTransition(self) }
    if isDriven == nil { animate() }
  }

  /// How long the animator takes, in seconds.
  var duration: TimeInterval {
    let duration = call(Calls.duration) { $0.transitionDuration(using: self) }
    knownDuration = duration
    return duration
  }
  /// What the animator has answered last; nil if it was never asked.
  private(set) var knownDuration: TimeInterval?

  /// Tells the animator that the transition has ended, and releases it.
  func end(isCancelled: Bool) {
    call(Calls.animationEnded, ["\(!isCancelled)"]) { $0.animationEnded(!isCancelled) }
    (animator, driver) = (nil, nil)
    removeContainer()
  }

  /// Ends the transition because its views have left the window: the animations that stood still are
  /// over, and what a finger drives goes back.
  func abandon() {
    if isInteractive { cancelInteractiveTransition() }
    let isReversing = transitionWasCancelled
    let animations = deferred
    deferred = []
    for animation in animations { animation.completion.run(false) }
    completeTransition(!isReversing)
  }

  /// Drops the animator and all that it has asked for, without a call.
  func release() { (animator, driver, deferred) = (nil, nil, []) }

  /// Lets the animator animate; what it animates stands still while a finger drives it.
  func animate() {
    let former = stage.engine.animationCollector
    stage.engine.animationCollector = isInteractive ? self : former
    defer { stage.engine.animationCollector = former }
    call(Calls.animate) { $0.animateTransition(using: self) }
  }

  /// Moves to the gesture's progress, then to the end or back unless the finger stays down.
  func follow(_ gesture: Gesture) {
    let progress = CGFloat(gesture.progress)
    ask(Calls.update, []) { $0.update(progress) } ?? updateInteractiveTransition(progress)
    if !gesture.isTouching { endGesture(cancelled: gesture.isCancelled) }
  }

  /// Lifts the finger.
  func endGesture(cancelled: Bool) {
    if cancelled {
      ask(Calls.cancel, []) { $0.cancel() } ?? cancelInteractiveTransition()
    } else {
      ask(Calls.finish, []) { $0.finish() } ?? finishInteractiveTransition()
    }
  }

  /// Defers an animation until the finger is lifted.
  func deferAnimation(_ duration: Duration, _ completion: Handler<Bool>) {
    deferred.append(DeferredAnimation(duration: duration, completion: completion))
  }

  /// Runs the given fraction of the paused animations.
  func runDeferredAnimations(for part: CGFloat, speed: CGFloat) {
    let animations = deferred
    deferred = []
    let factor = Double(part.boundedPart / (speed > 0.01 ? speed : 0.01))
    for animation in animations {
      stage.complete(after: animation.duration * factor) { animation.completion.run(true) }
    }
  }

  /// Reports the progress of the gesture.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.boundedPart
  }

  /// Finishes the interactive transition.
  package func finishInteractiveTransition() { change(isInteractive: false) }

  /// Begins or ends the interaction, and notifies of it.
  private func change(isInteractive new: Bool) {
    guard new != isInteractive else { return }
    isInteractive = new
    transition?.notifyOfInteraction()
  }

  /// Reports that the transition is cancelled.
  package func cancelInteractiveTransition() {
    transitionWasCancelled = true
    change(isInteractive: false)
  }

  /// Reports that the transition is interactive again.
  package func pauseInteractiveTransition() {
    if driver != nil { change(isInteractive: true) }
  }

  /// Ends the transition; a second time does nothing.
  package func completeTransition(_ didComplete: Bool) {
    guard completion == nil, let transition else { return }
    completion = didComplete
    transitionWasCancelled = !didComplete
    isInteractive = false
    stage.engine.conclude(transition)
  }

  /// The controller that disappears, or the one that appears.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.flatMap { $0.controller(key, on: stage) }
  }

  /// The view that disappears, or the one that appears; nil from iOS 8 on for a presenter's view that
  /// stays where it is.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = viewController(forKey: key == .from ? .from : .to),
      !stays(controller)
    else { return nil }
    return controller.viewIfLoaded
  }

  /// Whether a controller presents, and its view isn't the animator's.
  private func stays(_ controller: UIViewController) -> Bool {
    guard case .presenter? = transition?.lane, stage.profile.sparesPresenters, let animated,
      controller !== animated, let manager = animated.presentationManagerIfMade
    else { return false }
    return !manager.removesPresentersView
  }

  /// The initial frame of the disappearing view; zero for the one that appears.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  /// The final frame of the appearing view; zero for the one that disappears.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .to) ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  nonisolated deinit {}
}
