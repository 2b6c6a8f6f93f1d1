import NavigationModel

/// A transition from the call that asked for it until everybody has been told.
final class TransitionUnderWay {
  /// What changes, and the row.
  private(set) var transition: Transition
  /// The kind of the change; of the last one when several were joined.
  private(set) var kind: Choreography.Kind
  /// Whose change it is.
  let lane: TransitionEngine.Lane
  /// Whether the caller's closure has run or is running.
  private(set) var isComplete = false
  /// Whether the turn that asked for it has ended.
  var isStarted = false
  /// How a finger drives it; nil where nobody touches the screen.
  var gesture: Gesture?
  /// Whether the animation has run and the last beats are being played.
  var isEnding = false
  /// The controllers that a dismissal sends away, lowest first.
  var dismissed: [Hierarchy.ID] = []
  private var completions: [Completion] = []
  private var cast: [UIViewController] = []

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

  /// Takes in a later change of the same lane and turn; the later one decides how it looks (A35,
  /// D1).
  func join(
    _ change: Change, _ row: Choreography, kind: Choreography.Kind, animated: Bool,
    completion: Completion?
  ) {
    self.kind = kind
    var joined = transition.change
    joined.join(change)
    transition = Transition(row, joined, isAnimated: animated)
    if let completion { completions.append(completion) }
  }

  /// Takes in those who have come to be shown inside those who enter, since the change was made;
  /// false where there is nothing new.
  func widen(at beat: Beat, in hierarchy: Hierarchy) -> Bool {
    guard beat == .load || beat == .willAppear, hierarchy.revision != transition.change.revision
    else { return false }
    return transition.change.widen(in: hierarchy)
  }

  /// Lets a controller appear with this transition.
  func takeIn(_ id: Hierarchy.ID) {
    if !transition.change.entering.contains(id) { transition.change.entering.append(id) }
  }

  /// Keeps a controller alive until the end (A69).
  func keep(_ controller: UIViewController) {
    cast.append(controller)
  }

  /// Lets go of those who left without being seen to leave (A19).
  func releaseUnseen() {
    cast.removeAll { !transition.change.leaving.contains($0.id) }
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
}
