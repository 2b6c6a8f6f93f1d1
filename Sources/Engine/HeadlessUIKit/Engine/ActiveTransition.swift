import NavigationModel

/// A transition, from the call that requests it until all its callbacks are delivered.
final class ActiveTransition {
  // Beside each other instead of in one value: that would be copied for each beat.
  /// The row, as it stands in its profile.
  var row: Choreography.Row
  /// The difference that the edit made.
  @exclusivity(unchecked)  // bench: push + pop in Swift, 11 %
  var change: Change
  /// Whether it is animated, as the call asked.
  var isAnimated: Bool
  /// The kind of the change; the last kind if several changes were joined.
  var kind: Choreography.Kind
  /// The lane that the change belongs to.
  let lane: TransitionEngine.Lane
  /// The controller whose appearance the program drives with it; nil if the engine delivers the
  /// callbacks.
  let driver: Hierarchy.ID?
  /// Whether the completion closures have run or are running.
  var isComplete = false
  /// Whether the turn that requested it has ended.
  var isStarted = false
  /// The gesture that drives it; nil if it is not interactive.
  var gesture: Gesture?
  /// Whether it was aborted before any callback was delivered.
  private(set) var isAborted = false
  /// Whether the callbacks of the beginning have been delivered.
  var isAnimating = false
  /// Whether the animation has finished and the last beats are being played.
  var isEnding = false
  /// Whether it is cancelled.
  var isCancelled = false
  /// When its animation began, or would have begun to be where it is.
  var began = Duration.zero
  /// Whether all its callbacks are delivered.
  var isOver = false
  /// What only transitions of its kind have.
  private var details = Details.none
  /// What few transitions have; nil if it has nothing of that.
  var extras: Extras?
  private(set) var participants: SmallArray<UIViewController> = []

  /// A closure to run at the end, with the call it belongs to.
  struct Completion {
    /// The name of the controller that the method was about.
    let about: String
    /// The object whose call it is in the trace; nil if it is no object's.
    let owner: (any CallOwner)?
    /// The caller's closure.
    let handler: Handler<Void>

    /// A closure that was passed to a method.
    init(_ call: HandlerCall, about: String, _ body: @escaping () -> Void) {
      self.init(Handler(call) { _ in body() }, of: nil, about: about)
    }

    /// A closure of an object.
    init(_ handler: Handler<Void>, of owner: (any CallOwner)?, about: String) {
      (self.handler, self.owner, self.about) = (handler, owner, about)
    }

    /// Runs it.
    func run(on stage: Stage) { handler.run((), on: stage, about: owner, [about]) }
  }

  /// An item that was pushed or popped.
  struct ChangedItem {
    /// The call by which the delegate of the bar is asked about it; nil for none.
    let question: DelegateCall?
    /// The call that the delegate of the bar receives.
    let call: DelegateCall
    /// The item.
    let item: UINavigationItem
  }

  /// What only transitions of one kind have.
  private enum Details {
    case none
    /// Of a stack: the items that were pushed or popped.
    case stack(SmallArray<ChangedItem>)
    /// Of a presentation: its manager, and the controllers that a dismissal removes.
    case presentation(UIPresentationController?, dismissed: SmallArray<Hierarchy.ID>)
    /// Of a rotation, or another change of traits.
    case traits(SizeTransition)
  }

  /// What few transitions have: made at its first use, since empty lists take time as well.
  final class Extras {
    var context: TransitionContext?
    var before: Hierarchy.Arrangement?
    var alongsideAnimations: SmallArray<Handler<Void>> = []
    var completionHandlers: SmallArray<Handler<Bool>> = []
    var completions: SmallArray<Completion> = []
    var interactionHandlers: SmallArray<Handler<Void>> = []
    var hasEndedTouch = false
    /// The controllers whose appearance it has begun, and the program has ended (J25).
    var endedByHand: SmallArray<Hierarchy.ID> = []
    /// What the gesture that it takes back led from and to.
    var undone: (from: Hierarchy.ID?, to: Hierarchy.ID?)?
    weak var coordinator: TransitionCoordinator?
    var drawnMovement: DrawnMovement?

    nonisolated deinit {}
  }

  /// The extras, made if there are none.
  var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Creates a requested transition.
  init(
    _ row: Choreography.Row, _ change: Change, isAnimated: Bool, kind: Choreography.Kind,
    lane: TransitionEngine.Lane, completion: Completion?, drivenBy driver: Hierarchy.ID? = nil
  ) {
    self.row = row
    self.change = change
    self.isAnimated = isAnimated
    self.kind = kind
    self.lane = lane
    self.driver = driver
    if let completion { ownExtras.completions.append(completion) }
  }

  // It is empty, so that no isolation check is needed.
  nonisolated deinit {}

  /// Whether a finger has begun it, or begun the transition that it takes back.
  var isInteractive: Bool {
    if gesture != nil { return true }
    guard let extras else { return false }
    return extras.hasEndedTouch || extras.undone != nil || extras.context?.isInteractive == true
  }

  /// The context of the program's animation; nil for UIKit's animation.
  var context: TransitionContext? {
    get { extras?.context }
    set { if newValue != nil || extras != nil { ownExtras.context = newValue } }
  }

  /// The manager of the presentation that appears or disappears.
  var manager: UIPresentationController? {
    get { if case .presentation(let manager, _) = details { manager } else { nil } }
    set { details = .presentation(newValue, dismissed: dismissed) }
  }

  /// The controllers that a dismissal removes, lowest first.
  var dismissed: SmallArray<Hierarchy.ID> {
    get { if case .presentation(_, let dismissed) = details { dismissed } else { [] } }
    set { details = .presentation(manager, dismissed: newValue) }
  }

  /// The change of traits that it makes.
  var resizing: SizeTransition? {
    get { if case .traits(let resizing) = details { resizing } else { nil } }
    set { details = newValue.map { .traits($0) } ?? .none }
  }

  /// What is seen to move if it isn't animated: the contents of an animated change of its turn.
  var drawnMovement: DrawnMovement? { extras?.drawnMovement }

  /// The state of the container before the change, if the change may be cancelled.
  var before: Hierarchy.Arrangement? {
    get { extras?.before }
    set { ownExtras.before = newValue }
  }

  /// The items that it has pushed onto a bar or popped from it, and that its delegate is notified of.
  var changedItems: SmallArray<ChangedItem> {
    get { if case .stack(let items) = details { items } else { [] } }
    set { details = newValue.isEmpty ? .none : .stack(newValue) }
  }

  /// Retains a controller until the end (A69).
  func retain(_ controller: UIViewController) {
    var all = takeParticipants()
    all.append(controller)
    swap(&all, &participants)
  }

  /// Takes the participants out: a list that is changed or released elsewhere need not be checked at run
  /// time for other accesses.
  func takeParticipants() -> SmallArray<UIViewController> {
    var taken: SmallArray<UIViewController> = []
    swap(&taken, &participants)
    return taken
  }

  /// Releases the controllers removed while hidden (A19): neither this transition nor an earlier one
  /// still removes their views, and no container gets them back.
  func releaseUnseen(by engine: TransitionEngine) {
    if participants.isEmpty { return }
    var seen = takeParticipants().filter {
      change.leaving.contains($0.id) || engine.hierarchy[$0.id].appearance != .disappeared
        || engine.hierarchy[$0.id].returnParent != nil
    }
    swap(&seen, &participants)
  }

  /// Aborts it: no callbacks are delivered, and the completion closures never run.
  func abort() {
    isAborted = true
    change = Change(subject: change.subject)
    extras?.completions = []
  }

  /// Releases the participating controllers.
  func releaseParticipants() {
    _ = takeParticipants()
  }
}
