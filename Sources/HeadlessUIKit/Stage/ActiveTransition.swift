import NavigationModel

/// A transition, from the call that requests it until all its callbacks are delivered.
final class ActiveTransition {
  // Beside each other instead of in one value: that would be copied for each beat.
  /// The row, as it stands in its profile.
  private(set) var row: Choreography.Row
  /// The difference that the edit made.
  @exclusivity(unchecked)  // bench: push + pop in Swift, 20 % with the other one
  private(set) var change: Change
  /// Whether it is animated, as the call asked.
  private(set) var isAnimated: Bool
  /// The kind of the change; the last kind if several changes were joined.
  private(set) var kind: Choreography.Kind
  /// The lane that the change belongs to.
  let lane: TransitionEngine.Lane
  /// Whether the completion closures have run or are running.
  private(set) var isComplete = false
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
  /// Whether all its callbacks are delivered.
  private var isOver = false
  private var extras: Extras?
  @exclusivity(unchecked)  // bench: push + pop in Swift, 20 % with the other one
  private var participants: SmallArray<UIViewController> = []

  /// A closure to run at the end, with the call it belongs to.
  struct Completion {
    /// The name of the controller that the method was about.
    let about: String
    /// The caller's closure.
    let handler: Handler<Void>

    /// A closure that was passed to a method.
    init(_ call: HandlerCall, about: String, _ body: @escaping () -> Void) {
      self.about = about
      handler = Handler(call) { _ in body() }
    }
  }

  /// An item that was pushed or popped.
  struct ChangedItem {
    /// The call that the delegate of the bar receives.
    let call: DelegateCall
    /// The item.
    let item: UINavigationItem
  }

  /// What few transitions have: made at its first use, since empty lists take time as well.
  private final class Extras {
    var context: TransitionContext?
    var manager: UIPresentationController?
    var before: Hierarchy.Arrangement?
    var dismissed: SmallArray<Hierarchy.ID> = []
    var changedItems: SmallArray<ChangedItem> = []
    var alongsideAnimations: SmallArray<Handler<Void>> = []
    var completionHandlers: SmallArray<Handler<Bool>> = []
    var completions: SmallArray<Completion> = []
    var driver: Hierarchy.ID?
    var resizing: SizeTransition?
    var drawnMovement: DrawnMovement?

    nonisolated deinit {}
  }

  /// The extras, made if there are none.
  private var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Creates a requested transition.
  init(
    _ row: Choreography.Row, _ change: Change, isAnimated: Bool, kind: Choreography.Kind,
    lane: TransitionEngine.Lane, completion: Completion?
  ) {
    self.row = row
    self.change = change
    self.isAnimated = isAnimated
    self.kind = kind
    self.lane = lane
    if let completion { ownExtras.completions.append(completion) }
  }

  // It is empty, so that no isolation check is needed.
  nonisolated deinit {}

  /// The context of the program's animation; nil for UIKit's animation.
  var context: TransitionContext? {
    get { extras?.context }
    set { ownExtras.context = newValue }
  }

  /// The manager of the presentation that appears or disappears.
  var manager: UIPresentationController? {
    get { extras?.manager }
    set { ownExtras.manager = newValue }
  }

  /// The controller whose appearance the program drives with it; nil if the engine delivers the
  /// callbacks.
  var driver: Hierarchy.ID? {
    get { extras?.driver }
    set { ownExtras.driver = newValue }
  }

  /// The change of traits that it plays.
  var resizing: SizeTransition? {
    get { extras?.resizing }
    set { ownExtras.resizing = newValue }
  }

  /// What is seen to move if it isn't animated: the contents of an animated change of its turn.
  var drawnMovement: DrawnMovement? { extras?.drawnMovement }

  /// The state of the container before the change, if the change may be cancelled.
  var before: Hierarchy.Arrangement? {
    get { extras?.before }
    set { ownExtras.before = newValue }
  }

  /// The controllers that a dismissal removes, lowest first.
  var dismissed: SmallArray<Hierarchy.ID> {
    get { extras?.dismissed ?? [] }
    set { ownExtras.dismissed = newValue }
  }

  /// The items that it has pushed onto a bar or popped from it, and that its delegate is notified of.
  var changedItems: SmallArray<ChangedItem> {
    get { extras?.changedItems ?? [] }
    set { ownExtras.changedItems = newValue }
  }

  /// Joins a later change of the same lane and turn; the later one decides the animation (A35, D1).
  func join(
    _ change: Change, _ row: Choreography.Row, kind: Choreography.Kind, animated: Bool,
    completion: Completion?
  ) {
    let ownMovement = isAnimated ? DrawnMovement(of: self.change, by: choreography) : nil
    if let ownMovement { ownExtras.drawnMovement = ownMovement }
    self.kind = kind
    self.row = row
    self.change.join(change)
    isAnimated = animated
    if let completion { ownExtras.completions.append(completion) }
  }

  /// Whether controllers may be shown inside the entering ones that were not when the change was
  /// made.
  func mayIncludeNewlyShown(at beat: Beat, since revision: Int) -> Bool {
    beat.includesNewlyShown && revision != change.revision
  }

  /// Whether it runs, and no clock will end it: an animator of the program's does, or a finger.
  var isOpenEnded: Bool { isAnimating && (context != nil || gesture?.isTouching == true) }

  /// The members of a part of the change; no children are added or removed where no callbacks are
  /// called (A34).
  @inline(__always)  // bench: push + pop in Swift, 25 % with the others
  func members(of part: Change.Part) -> SmallArray<Hierarchy.ID> {
    switch part {
    case .entering: change.entering
    case .leaving: change.leaving
    case .addedChildren:
      change.isAttached ? change.adopted.intersection(with: change.shownAfter) : []
    case .removedChildren:
      change.isAttached ? change.orphaned.intersection(with: change.shownBefore) : []
    case .removedWhileHidden:
      change.isAttached ? change.orphaned.without(change.shownBefore) : []
    }
  }

  /// Whether a beat may have callbacks to deliver or an action to perform.
  @inline(__always)  // bench: push + pop in Swift, 25 % with the others
  func affects(_ beat: Beat) -> Bool {
    switch beat.effect {
    case .callback(.entering, _), .enterWindow, .enterWindowAtOnce, .returnToWindow,
      .row, .layoutSubviews:
      !change.entering.isEmpty
    case .callback(.leaving, _), .leaveWindow: !change.leaving.isEmpty
    case .callback(.addedChildren, _): !change.adopted.isEmpty
    case .callback(.removedChildren, _), .callback(.removedWhileHidden, _):
      !change.orphaned.isEmpty
    case .delegate: !change.reveals.isEmpty
    case .sideEffect(.release): !participants.isEmpty
    case .sideEffect(.askForAnimator): rowDuration > .zero
    case .sideEffect(.animate), .sideEffect(.animationEnded): context != nil
    case .sideEffect(.barDelegate): !changedItems.isEmpty
    case .delegateOfSelection, .sideEffect: true
    }
  }

  /// The new parent passed to the members of a part.
  func newParent(of part: Change.Part) -> Hierarchy.ID? {
    part == .addedChildren ? change.subject : nil
  }

  /// The controllers that became children.
  var adopted: SmallArray<Hierarchy.ID> { change.adopted }

  /// The controllers that stopped being children.
  var orphaned: SmallArray<Hierarchy.ID> { change.orphaned }

  /// The stacks that show another controller than the last one they reported.
  var reveals: SmallArray<Change.Reveal> { change.reveals }

  /// The container and the last of the children it shows now.
  var selection: SmallArray<Change.Reveal> { change.selection }

  /// Adds the controllers that are shown since; false if there are no new ones.
  func includeNewlyShown(in hierarchy: Hierarchy) -> Bool {
    change.includeNewlyShown(in: hierarchy)
  }

  /// Adds a stack whose delegate is notified with this transition.
  func addReveal(_ reveal: Change.Reveal) { change.reveals.append(reveal) }

  /// Adds a controller that appears with this transition.
  func addEntering(_ id: Hierarchy.ID) {
    if change.entering.contains(id) { return }
    change.entering.append(id)
  }

  /// Retains a controller until the end (A69).
  func retain(_ controller: UIViewController) {
    participants.append(controller)
  }

  /// Releases the controllers removed while hidden (A19).
  func releaseUnseen() {
    participants.removeAll { !change.leaving.contains($0.id) }
  }

  /// Aborts it: no callbacks are delivered, and the completion closures never run.
  func abort() {
    isAborted = true
    change = Change(subject: change.subject)
    extras?.completions = []
  }

  /// Visits the controllers that it retains.
  func forEachParticipant(_ visit: (UIViewController) -> Void) { participants.forEach(visit) }

  /// Releases the participating controllers.
  func releaseParticipants() {
    participants = []
  }

  /// Runs the completion closures, once.
  func complete(on stage: Stage) {
    isComplete = true
    guard let extras else { return }
    let handlers = extras.completions
    extras.completions = []
    for completion in handlers {
      completion.handler.run((), on: stage, [completion.about])
    }
  }

  /// How many closures of those who asked have not run.
  var completionCount: Int { extras?.completions.count ?? 0 }

  // MARK: Those who animate along

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
    guard let extras, !extras.completionHandlers.isEmpty else { return }
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
    guard let extras else { return }
    other.ownExtras.completionHandlers.append(contentsOf: extras.completionHandlers)
    extras.completionHandlers = []
    other.ownExtras.completions.append(contentsOf: extras.completions)
    extras.completions = []
    other.context = context
    other.manager = manager
    context = nil
  }

  /// Ends the context of the program's animator.
  func endContext() {
    guard let ending = context else { return }
    context = nil
    ending.end(isCancelled: isCancelled)
  }

  /// Whether a controller with these relatives can get its coordinator: it is animated, and the
  /// controller appears, disappears, or contains the controllers that do.
  func involves(_ id: Hierarchy.ID, _ family: Set<Hierarchy.ID>) -> Bool {
    guard rowDuration > .zero else { return false }
    return change.entering.contains(id) || change.leaving.contains(id)
      || change.subject.map(family.contains) == true
  }

  /// The row's beats and rules.
  var choreography: Choreography {
    _read { yield row.value }
  }

  /// Its duration according to the row; zero if there is no visible change.
  var rowDuration: Duration { isAnimated && change.isVisible ? row.value.duration : .zero }

  /// Its duration according to the program's animator, or else to the row.
  var duration: Duration {
    context.map { Duration(bounded: $0.duration) } ?? rowDuration
  }

  /// The controller that disappears, or the one that appears.
  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController? {
    switch key {
    case .from: ends.from.flatMap { stage.registry[$0] }
    case .to: ends.to.flatMap { stage.registry[$0] }
    default: nil
    }
  }

  /// The style of a presentation; nil for other changes.
  func presentationStyle(on stage: Stage) -> PresentationStyle? {
    guard case .presenter(let presenter) = lane, stage.hierarchy.contains(presenter) else {
      return nil
    }
    return stage.hierarchy[presenter].presentation?.style
  }

  /// The controllers that it leads from and to.
  var ends: (from: Hierarchy.ID?, to: Hierarchy.ID?) {
    guard case .presenter(let presenter) = lane else {
      return (change.shownBefore.last, change.shownAfter.last)
    }
    return kind.isPresentation
      ? (presenter, change.entering.first) : (dismissed.first ?? change.leaving.first, presenter)
  }
}
