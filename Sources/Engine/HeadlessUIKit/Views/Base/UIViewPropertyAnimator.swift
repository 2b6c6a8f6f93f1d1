import Foundation
import NavigationModel

/// Runs changes that can be paused, reversed and stopped, on the clock of the world.
///
/// Nothing is drawn, so the changes take effect when they are started; at their end they are where they
/// would be.
/// [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The length, in seconds.
  open private(set) var duration: TimeInterval
  /// How much later they begin, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// How fast they are at which time; nothing is drawn in between.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether a paused one can be set to a part; kept, no effect.
  open var scrubsLinearly = true
  /// Whether touches are handled while they run; kept, no effect.
  open var isUserInteractionEnabled = true
  /// Whether they can be interrupted; kept, no effect.
  open var isInterruptible = true
  /// Whether they stay active at their end.
  open var pausesOnCompletion = false
  /// Whether they run backwards.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run(for: remaining(since: oldValue)) } }
  }
  /// Whether it is active.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animations run now.
  open private(set) var isRunning = false
  private var pendingChanges: [Handler<Void>] = []
  private var endHandlers: [Handler<UIViewAnimatingPosition>] = []
  private var paused: CGFloat = 0
  private var began = Duration.zero
  private var factor: CGFloat = 1
  private var generation = 0
  private let stage = Stage.current

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let parameters = UICubicTimingParameters(animationCurve: .easeInOut)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; to a running animator they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    let handler = Handler<Void>(.animation) { _ in animation() }
    if state == .active { handler.run(on: stage) } else { pendingChanges.append(handler) }
  }

  /// Adds changes that begin after a part of the time; here with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endHandlers.append(Handler(.animation, completion))
  }

  /// Returns at the end, with where the animations ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { (done: CheckedContinuation<UIViewAnimatingPosition, Never>) in
      addCompletion { done.resume(returning: $0) }
    }
  }

  /// How far they are, from 0 to 1; setting it pauses an animator that hasn't begun.
  open var fractionComplete: CGFloat {
    get { isRunning ? reached : paused }
    set {
      if state == .inactive { pauseAnimation() }
      paused = min(max(newValue, 0), 1)
      if isRunning { run(for: remaining(since: isReversed)) }
    }
  }

  /// Starts or continues the animations.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues them later, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    run(for: remaining(since: isReversed), after: delay)
  }

  /// Pauses them.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    paused = fractionComplete
    activate()
    isRunning = false
    generation += 1
  }

  /// Continues paused ones with another curve and length; 0 takes the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    factor = durationFactor == 0 ? 1 - paused : durationFactor
    run(for: remaining(since: isReversed))
  }

  /// Stops them where they are; true makes them inactive without calling the completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    paused = fractionComplete
    isRunning = false
    generation += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { endHandlers = [] }
  }

  /// Finishes stopped ones.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = pendingChanges
    pendingChanges = []
    for change in changes { change.run(on: stage) }
  }

  private var reached: CGFloat {
    let length = duration * Double(factor)
    guard length > 0 else { return 1 }
    let part = CGFloat((stage.now - began).inSeconds / length)
    return min(max(isReversed ? paused - part : paused + part, 0), 1)
  }

  private func remaining(since wasReversed: Bool) -> TimeInterval {
    duration * Double(factor) * Double(isReversed ? paused : 1 - paused)
  }

  /// Runs for a time, and then ends.
  private func run(for time: TimeInterval, after delay: TimeInterval = 0) {
    isRunning = true
    began = stage.now + Duration(bounded: delay)
    generation += 1
    let number = generation
    let isAnimated = stage.animations.areAnimated
    let length = isAnimated ? Duration(bounded: time) + Duration(bounded: delay) : .zero
    stage.after(length) { [self] in
      guard number == generation else { return }
      isRunning = false
      paused = isReversed ? 0 : 1
      if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    (paused, factor) = (0, 1)
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler.run(position) }
  }

  nonisolated deinit {}
}
