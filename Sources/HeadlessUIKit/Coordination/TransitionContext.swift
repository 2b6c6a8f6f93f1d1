import Foundation
import NavigationModel

/// A transition that an animator of the program's own performs.
package final class TransitionContext: UIViewControllerContextTransitioning {
  /// Who animates; nil when the transition is over, because an animator may keep its context.
  package private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the animator; nil where nobody touches the screen, and when it is over.
  package private(set) var driver: (any UIViewControllerInteractiveTransitioning)?
  /// The view that the animation takes place in.
  package let containerView = UIView()
  /// Whether a finger drives it now.
  package private(set) var isInteractive: Bool
  /// Whether it is being taken back.
  package private(set) var transitionWasCancelled = false
  /// How far the finger has gone, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  /// What the animator said when it was done; nil before.
  private(set) var verdict: Bool?
  private var held: [HeldAnimation] = []
  private weak var transition: TransitionUnderWay?
  private let stage: Stage

  private struct HeldAnimation {
    let duration: Duration
    let completion: (Bool) -> Void
  }

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    of transition: TransitionUnderWay, on stage: Stage
  ) {
    self.animator = animator
    self.driver = driver
    self.transition = transition
    self.stage = stage
    isInteractive = driver?.wantsInteractiveStart == true
  }

  /// Always.
  package var isAnimated: Bool { true }

  /// The style of the presentation; `none` for a stack.
  package var presentationStyle: UIModalPresentationStyle {
    transition?.presentationStyle(on: stage) ?? .none
  }

  /// Begins the animation, driven or not.
  func start() {
    if let driver { driver.startInteractiveTransition(self) } else { animate() }
  }

  /// How long the animator takes, in seconds.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Lets the animator know that all is over, and lets go of it.
  func end(isCancelled: Bool) {
    let ending = animator
    (animator, driver) = (nil, nil)
    ending?.animationEnded(!isCancelled)
  }

  /// Ends the transition because its views have left the window: the animations that stood still are
  /// over, and what a finger drives goes back.
  func abandon() {
    if isInteractive { cancelInteractiveTransition() }
    let goesBack = transitionWasCancelled
    let animations = held
    held = []
    for animation in animations { animation.completion(false) }
    completeTransition(!goesBack)
  }

  /// Drops the animator and all that it has asked for, without a call.
  func release() { (animator, driver, held) = (nil, nil, []) }

  /// Lets the animator animate; what it animates stands still while a finger drives it.
  func animate() {
    let former = stage.engine.collector
    stage.engine.collector = isInteractive ? self : former
    defer { stage.engine.collector = former }
    animator?.animateTransition(using: self)
  }

  /// Goes as far as a finger does, and to the end or back unless it is held there.
  func follow(_ gesture: Gesture) {
    if let driver = driver as? UIPercentDrivenInteractiveTransition {
      driver.update(CGFloat(gesture.progress))
    } else {
      updateInteractiveTransition(CGFloat(gesture.progress))
    }
    if !gesture.isHeld { lift(cancelled: gesture.isCancelled) }
  }

  /// Lifts the finger.
  func lift(cancelled: Bool) {
    if let driver = driver as? UIPercentDrivenInteractiveTransition {
      if cancelled { driver.cancel() } else { driver.finish() }
    } else if cancelled {
      cancelInteractiveTransition()
    } else {
      finishInteractiveTransition()
    }
  }

  /// Keeps an animation until the finger is lifted.
  func hold(_ duration: Duration, _ completion: @escaping (Bool) -> Void) {
    held.append(HeldAnimation(duration: duration, completion: completion))
  }

  /// Runs a part of the animations that stood still.
  func runHeldAnimations(for part: CGFloat, speed: CGFloat) {
    let animations = held
    held = []
    let factor = Double(part.boundedPart / (speed > 0.01 ? speed : 0.01))
    for animation in animations {
      stage.after(animation.duration * factor) { animation.completion(true) }
    }
  }

  /// Says how far the finger has gone.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.boundedPart
  }

  /// Says that the transition goes on to its end.
  package func finishInteractiveTransition() { isInteractive = false }

  /// Says that the transition is taken back.
  package func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  /// Says that the finger is on the screen again.
  package func pauseInteractiveTransition() { if driver != nil { isInteractive = true } }

  /// Ends the transition; a second time does nothing.
  package func completeTransition(_ didComplete: Bool) {
    guard verdict == nil, let transition else { return }
    verdict = didComplete
    transitionWasCancelled = !didComplete
    isInteractive = false
    stage.engine.conclude(transition)
  }

  /// The controller that goes, or the one that comes.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.flatMap { $0.controller(key, on: stage) }
  }

  /// The view that goes, or the one that comes.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  /// The frame of a view that is there already; zero for one that comes.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  /// The frame of a view that stays; zero for one that goes.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .to) ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  nonisolated deinit {}
}

extension TransitionEngine {
  /// Ends a transition as its animator said, once those have been told who hear at the beginning.
  func conclude(_ transition: TransitionUnderWay) {
    guard let verdict = transition.context?.verdict, transition.isAnimating else { return }
    if verdict { finish(transition) } else { takeBack(transition, during: .zero) }
  }
}

extension UIView {
  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  ///
  /// Nothing is drawn, so the changes are there at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    let stage = Stage.current
    let isAwaited = stage.animations.isAwaited
    guard completion != nil || isAwaited else { return }
    let time =
      stage.animations.areAnimated ? Duration(bounded: duration) + Duration(bounded: delay) : .zero
    let end = stage.animations.addAnimation()
    let finish = { (isFinished: Bool) in
      completion?(isFinished)
      end()
    }
    if let collector = stage.engine.collector {
      collector.hold(time, finish)
    } else {
      stage.after(time) { finish(true) }
    }
  }

  /// Makes changes, and calls back when an animation of that length would be over; seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
}
