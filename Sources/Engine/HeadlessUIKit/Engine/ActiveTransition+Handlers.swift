import NavigationModel

/// The closures that run with a transition: completions, and those that animate alongside.
extension ActiveTransition {
  /// Runs the completion closures, once.
  func complete(on stage: Stage) {
    isComplete = true
    guard let extras else { return }
    let handlers = extras.completions
    extras.completions = []
    for completion in handlers { completion.run(on: stage) }
  }

  /// Adds a closure that runs when it is complete.
  func add(_ completion: Completion) { ownExtras.completions.append(completion) }

  /// How many closures of those who asked have not run.
  var completionCount: Int { extras?.completions.count ?? 0 }

  /// Runs closures when the animation begins (at once if it has begun) and at the end; false if the
  /// transition has already ended.
  func addAlongside(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation = Handler(.alongside, animation) {
      ownExtras.alongsideAnimations.append(animation)
    }
    if let completion = Handler(.alongside, completion) {
      ownExtras.completionHandlers.append(completion)
    }
    return true
  }

  /// Runs the alongside animations.
  func runAlongsideAnimations() {
    guard let extras, !extras.alongsideAnimations.isEmpty else { return }
    let handlers = extras.alongsideAnimations
    extras.alongsideAnimations = []
    for handler in handlers { handler.run() }
  }

  /// Runs the completion handlers.
  func runCompletionHandlers() {
    runAlongsideAnimations()
    isOver = true
    guard let extras else { return }
    extras.interactionHandlers = []
    if extras.completionHandlers.isEmpty { return }
    let handlers = extras.completionHandlers
    extras.completionHandlers = []
    for handler in handlers { handler.run(isCancelled) }
  }

  /// Releases the alongside animations and completion handlers.
  func discardAlongsideAnimations() {
    extras?.alongsideAnimations = []
    extras?.completionHandlers = []
  }

  /// Hands the completion over to the transition that reverses this one.
  func handOver(to other: ActiveTransition) {
    isCancelled = true
    other.isCancelled = true
    other.ownExtras.undone = ends
    guard let extras else { return }
    other.ownExtras.completionHandlers.append(contentsOf: extras.completionHandlers)
    extras.completionHandlers = []
    other.ownExtras.completions.append(contentsOf: extras.completions)
    extras.completions = []
    other.context = context
    if let manager { other.manager = manager }
    context = nil
  }

  /// Releases everything that it would have called.
  func discardCallbacks() {
    abort()
    context?.release()
    context = nil
    manager = nil
    releaseParticipants()
    discardAlongsideAnimations()
  }
}
