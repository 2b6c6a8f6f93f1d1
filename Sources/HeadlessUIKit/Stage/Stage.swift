import NavigationModel

/// A world: windows, controllers, their hierarchy, time, and the record of what was said.
public final class Stage {
  /// The world that new objects belong to; the only global.
  ///
  /// A session puts its own in front while it runs.
  @exclusivity(unchecked) public static var current = Stage()

  /// What there is.
  @exclusivity(unchecked) public package(set) var hierarchy = Hierarchy()
  /// What was said.
  @exclusivity(unchecked) public package(set) var trace = Trace()
  /// What differs by iOS release.
  ///
  /// Set it while the world is empty.
  @exclusivity(unchecked) public package(set) var profile: Profile
  /// What the device is like.
  @exclusivity(unchecked) public internal(set) var traits = Traits()
  /// How many characters a bar has room for; nil for as many as there are (B22).
  package var textBudget: Int?
  /// What becomes of an exception; by default the program stops with Apple's text, as on a device.
  package var onRaise: (Exception) -> Void = { fatalError($0.description) }
  /// Asked between turns; true ends a wait early (an interrupted script).
  @exclusivity(unchecked) package var shouldHalt: () -> Bool = { false }
  /// What the controllers on screen make of the status bar.
  @exclusivity(unchecked) public internal(set) var statusBar = StatusBar()
  /// Whether a view on screen has asked for a layout.
  @exclusivity(unchecked) var wantsLayout = false
  /// The window that gets the keyboard.
  public internal(set) weak var keyWindow: UIWindow?
  /// Who gets what a person types.
  @exclusivity(unchecked) public internal(set) weak var firstResponder: UIResponder? {
    didSet { hasFirstResponder = firstResponder != nil }
  }
  /// Whether there may be somebody who does; a weak reference is slow to ask.
  @exclusivity(unchecked) private(set) var hasFirstResponder = false
  /// What the device can do besides showing controllers.
  public var services = SystemServices()
  /// Told which links between controllers, and between views, come and go.
  @exclusivity(unchecked) package weak var observer: (any OwnershipObserver)? {
    didSet { isObserved = observer != nil }
  }
  /// Whether there has been an observer; a weak reference is slow to ask.
  @exclusivity(unchecked) private(set) var isObserved = false
  /// Makes the views of nibs; nil where there are none.
  package weak var nibLoader: (any NibLoading)?
  /// Told of each warning and exception, with its rule.
  package var onComplaint: (Complaint) -> Void = { _ in }
  /// What people call a moment; by default the virtual time in seconds.
  package var momentName: (Moment) -> String = { "\($0.at.inSeconds) s" }
  /// When the person last came back to the program, and what that was called then.
  package internal(set) var lastReturn: (moment: Moment, name: String)?
  /// Told of each call that is about to be made; the world stands still meanwhile.
  @exclusivity(unchecked) package var willTell: ((Event) -> Void)?
  /// Told of an error that could not be raised where it happened.
  package var onTrouble: (String) -> Void = { _ in }

  let engine = TransitionEngine()
  let clock: any Clock
  private let isTimeVirtual: Bool
  /// The thread of the main actor.
  nonisolated let mainThread = ThreadMark()
  /// Which animations began together, and whether there are any.
  let animations = AnimationGroups()
  let registry = Registry()
  /// Whether nothing happens any more.
  @exclusivity(unchecked) package private(set) var hasEnded = false
  /// The program that runs in it.
  public private(set) lazy var application = UIApplication(on: self)

  /// A world without windows.
  public init(profile: Profile = .modern, time: Time = .virtual) {
    self.profile = profile
    isTimeVirtual = time == .virtual
    clock =
      switch time {
      case .virtual: VirtualClock()
      case .mainRunLoop: RunLoopClock()
      }
    clock.serve(self)
    engine.serve(self)
    animations.serve(self)
  }

  /// Which time a world lives in.
  public enum Time: Sendable {
    /// Moves only by `advance` and `settle`.
    case virtual
    /// The wall clock; turns are those of the main run loop.
    case mainRunLoop
  }

  /// Makes this the current world while the body runs.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = Stage.current
    Stage.current = self
    defer { Stage.current = former }
    return try body()
  }

  nonisolated deinit {}
}

extension Stage {
  /// The time since the world began.
  public var now: Duration { clock.now }

  /// When something that was put off is due next; nil when nothing is, or nobody can tell.
  package var nextDue: Duration? { clock.nextDue }

  /// Whether no transition is under way or asked for.
  public var isIdle: Bool { engine.isIdle }

  /// Sees to it that the turn under way ends; in virtual time somebody does that by hand.
  @inline(__always)
  func turnNeeded() {
    if !isTimeVirtual { clock.turnNeeded() }
  }

  /// Ends the run-loop turn: what was asked for is told.
  public func endTurn() {
    commit()
    layOutAgain()
    animations.endTurn()
  }

  /// Ends the turn and lets time pass, running all that is due up to and including its end.
  ///
  /// Zero ends exactly one turn.
  public func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Ends the turn and lets time pass until no transition is under way and no timer of at most one
  /// second is left.
  public func settle() { clock.settle() }

  /// Runs an action after a delay, at the start of a turn of its own.
  public func after(_ delay: Duration, _ action: @escaping () -> Void) {
    clock.schedule(after: delay, action)
  }

  /// Puts a line of one's own into the trace.
  public func mark(_ text: String) {
    trace.append(Event(at: now, kind: .mark, callback: "mark", arguments: [text]))
  }

  /// Runs what is due at the start of a turn.
  package func beginTurn() { clock.beginTurn() }

  /// Puts an error of a script into the trace: what went wrong, and in which call.
  package func note(error message: String, in context: String) {
    trace.append(
      Event(at: now, kind: .error, name: context, callback: "error", arguments: [message]))
  }

  /// Notes that the person comes back to the program.
  func noteReturn() {
    let moment = Moment(event: trace.count, at: now)
    lastReturn = (moment, momentName(moment))
  }

  /// The controller of an identifier.
  package func controller(_ id: Hierarchy.ID) -> UIViewController? { registry[id] }

  /// Forgets the events so far.
  public func clearTrace() { trace.clear() }

  /// Ends the world: nothing happens in it any more, and nobody hears of what is done in it.
  ///
  /// Its objects are as they were, for the sake of those who look at one just now.
  package func end() {
    hasEnded = true
    observer = nil
    nibLoader = nil
    onRaise = { _ in }
    onComplaint = { _ in }
    onTrouble = { _ in }
    shouldHalt = { true }
  }

  var isHalted: Bool { shouldHalt() }

  /// Ends a wait that does not come to an end by itself.
  func giveUp(after turns: Int) {
    onTrouble(
      "not settled after \(turns) turns at \(now.inSeconds) s: something keeps asking for more")
  }
}

/// Told when one controller or view begins or ceases to own another.
package protocol OwnershipObserver: AnyObject {
  /// The child gained a place with the owner: a container, presenter, window or superview.
  func owner(_ owner: AnyObject, gained child: UIResponder)
  /// The child lost that place.
  func owner(_ owner: AnyObject, lost child: UIResponder)
}
