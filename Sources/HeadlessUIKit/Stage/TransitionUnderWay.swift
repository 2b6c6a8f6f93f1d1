import NavigationModel

/// A transition from the call that asked for it until everybody has been told.
final class TransitionUnderWay {
  /// What changes, and the row.
  @exclusivity(unchecked) private(set) var transition: Transition
  /// The kind of the change; of the last one when several were joined.
  @exclusivity(unchecked) private(set) var kind: Choreography.Kind
  /// Whose change it is.
  let lane: TransitionEngine.Lane
  /// Whether the caller's closure has run or is running.
  @exclusivity(unchecked) private(set) var isComplete = false
  /// Whether the turn that asked for it has ended.
  var isStarted = false
  /// How a finger drives it; nil where nobody touches the screen.
  @exclusivity(unchecked) var gesture: Gesture?
  /// The program's own animation of it; nil for UIKit's.
  @exclusivity(unchecked) var context: TransitionContext?
  /// The manager of the presentation that comes or goes.
  @exclusivity(unchecked) var manager: UIPresentationController?
  /// Whether it was given up before anybody was told.
  private(set) var isAborted = false
  /// Whether those have been told who hear at the beginning.
  var isAnimating = false
  /// What the container looked like before, where the change may be taken back.
  var before: Hierarchy.Arrangement?
  /// Whether the animation has run and the last beats are being played.
  var isEnding = false
  /// The controllers that a dismissal sends away, lowest first.
  @exclusivity(unchecked) var dismissed: Few<Hierarchy.ID> = []
  /// Whether it is taken back.
  var isCancelled = false
  /// Whether everybody has been told.
  private var isOver = false
  @exclusivity(unchecked) private var companions: Few<() -> Void> = []
  @exclusivity(unchecked) private var farewells: Few<(_ isCancelled: Bool) -> Void> = []
  @exclusivity(unchecked) private var completions: Few<Completion> = []
  @exclusivity(unchecked) private var cast: Few<UIViewController> = []

  /// A closure to run at the end, and what it is the completion of.
  struct Completion {
    /// The method it was passed to.
    let call: String
    /// The name of the controller the method was about.
    let about: String
    /// The caller's closure.
    let body: () -> Void
  }

  /// A transition that has been asked for.
  init(
    _ transition: Transition, kind: Choreography.Kind, lane: TransitionEngine.Lane,
    completion: Completion?
  ) {
    self.transition = transition
    self.kind = kind
    self.lane = lane
    if let completion { completions.append(completion) }
  }

  // Nothing is done then, so that nobody has to ask on which actor.
  nonisolated deinit {}

  /// Takes in a later change of the same lane and turn; the later one decides how it looks (A35,
  /// D1).
  func join(
    _ change: Change, _ row: Choreography.Row, kind: Choreography.Kind, animated: Bool,
    completion: Completion?
  ) {
    self.kind = kind
    var joined = transition.change
    joined.join(change)
    transition = Transition(row, joined, isAnimated: animated)
    if let completion { completions.append(completion) }
  }

  /// Whether somebody may have come to be shown inside those who enter, since the change was made.
  func mayWiden(at beat: Beat, since revision: Int) -> Bool {
    beat.widens && revision != transition.change.revision
  }

  /// Whether it runs, and no clock will end it: an animator of the program's does, or a finger.
  var isOpenEnded: Bool { isAnimating && (context != nil || gesture?.isHeld == true) }

  /// Who belongs to a part of the change.
  @inline(__always)
  func members(of part: Change.Part) -> Few<Hierarchy.ID> { transition.change.members(of: part) }

  /// Whether somebody may have to be told at a beat, or something to be done.
  @inline(__always)
  func concerns(_ beat: Beat) -> Bool {
    switch beat.cue {
    case .tell(.entering, _), .enterWindow: !transition.change.entering.isEmpty
    case .tell(.leaving, _): !transition.change.leaving.isEmpty
    case .tell(.joining, _): !transition.change.adopted.isEmpty
    case .tell(.parting, _), .tell(.buried, _): !transition.change.orphaned.isEmpty
    case .announce: !transition.change.reveals.isEmpty
    case .deed(.letGo): !cast.isEmpty
    case .deed(.askForAnimator): transition.duration > .zero
    case .deed(.animate), .deed(.animationEnded): context != nil
    case .announceSelection, .deed: true
    }
  }

  /// The parent that the members of a part are told of.
  @inline(__always)
  func newParent(of part: Change.Part) -> Hierarchy.ID? { transition.change.newParent(of: part) }

  /// Those who became children.
  var adopted: Few<Hierarchy.ID> { transition.change.adopted }

  /// Those who stopped being children.
  var orphaned: Few<Hierarchy.ID> { transition.change.orphaned }

  /// The stacks that show another controller than they last said.
  var reveals: Few<Change.Reveal> { transition.change.reveals }

  /// The container and the last of those it shows now.
  var selection: Few<Change.Reveal> { transition.change.selection }

  /// Takes in those who have come to be shown; false where there is nobody new.
  func widen(in hierarchy: Hierarchy) -> Bool { transition.change.widen(in: hierarchy) }

  /// Lets a controller appear with this transition.
  func takeIn(_ id: Hierarchy.ID) {
    if transition.change.entering.contains(id) { return }
    transition.change.entering.append(id)
  }

  /// Keeps a controller alive until the end (A69).
  func keep(_ controller: UIViewController) {
    cast.append(controller)
  }

  /// Lets go of those who left without being seen to leave (A19).
  func releaseUnseen() {
    cast.removeAll { !transition.change.leaving.contains($0.id) }
  }

  /// Gives it up: nobody is told, and the caller's closure never runs.
  func abort() {
    isAborted = true
    transition.change = Change(subject: transition.change.subject)
    completions = []
  }

  /// Lets go of everybody.
  func releaseCast() {
    cast = []
  }

  /// Runs the closures of those who asked, once.
  func complete(on stage: Stage) {
    isComplete = true
    let bodies = completions
    completions = []
    for completion in bodies {
      stage.note(completion)
      completion.body()
    }
  }

  // MARK: Those who animate along

  /// Runs closures when the animation begins, at once if it has begun, and at the end; false where
  /// the end is past.
  func accompany(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { companions.append(animation) }
    if let completion { farewells.append(completion) }
    return true
  }

  /// Runs the closures for the beginning.
  func beginCompanions() {
    if companions.isEmpty { return }
    let bodies = companions
    companions = []
    for body in bodies { body() }
  }

  /// Runs the closures for the end.
  func endCompanions() {
    beginCompanions()
    isOver = true
    if farewells.isEmpty { return }
    let bodies = farewells
    farewells = []
    for body in bodies { body(isCancelled) }
  }

  /// Lets go of the closures for the beginning and the end.
  func forgetCompanions() {
    companions = []
    farewells = []
  }

  /// Leaves the end to the transition that takes this one back.
  func handOver(to other: TransitionUnderWay) {
    isCancelled = true
    other.isCancelled = true
    let bodies = farewells
    farewells = []
    for body in bodies { _ = other.accompany(nil, body) }
    other.completions.append(contentsOf: completions)
    completions = []
    other.context = context
    other.manager = manager
    context = nil
  }

  /// Lets the program's own animator know that all is over.
  func endContext() {
    guard let ending = context else { return }
    context = nil
    ending.end(isCancelled: isCancelled)
  }

  /// Whether a coordinator of it may be had by a controller of a family: it is animated, and the
  /// controller comes, goes, or is around those who do.
  func involves(_ id: Hierarchy.ID, _ family: Set<Hierarchy.ID>) -> Bool {
    let change = transition.change
    guard transition.duration > .zero else { return false }
    return change.entering.contains(id) || change.leaving.contains(id)
      || change.subject.map(family.contains) == true
  }

  /// How long it takes: as the program's own animator says, else as the row does.
  var duration: Duration {
    context.map { Duration(bounded: $0.duration) } ?? transition.duration
  }

  /// The controller that goes, or the one that comes.
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

  /// The controllers that it goes from and to.
  var ends: (from: Hierarchy.ID?, to: Hierarchy.ID?) {
    let change = transition.change
    guard case .presenter(let presenter) = lane else {
      return (change.shownBefore.last, change.shownAfter.last)
    }
    return kind.isPresentation
      ? (presenter, change.entering.first) : (dismissed.first ?? change.leaving.first, presenter)
  }
}
