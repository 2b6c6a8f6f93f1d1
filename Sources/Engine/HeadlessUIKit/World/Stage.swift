import Foundation
import NavigationModel

/// A world: windows, controllers, their hierarchy, time, and the trace of their callbacks.
@preconcurrency @MainActor
public final class Stage {
  /// The world that new objects belong to; the only global.
  ///
  /// A session makes its own world current while it runs.
  public static var current: Stage {
    get { currentStage }
    set { currentStage = newValue }
  }
  // Each access of what other modules can access is checked at run time; what every change reads is
  // stored here.
  private static var currentStage = initial

  /// The traits of the device.
  public internal(set) var traits: Traits {
    get { traitsOfDevice }
    set { traitsOfDevice = newValue }
  }
  private var traitsOfDevice = Traits()
  /// Whether an environment overrides traits, or has.
  var hasTraitOverrides = false
  /// How many closures have been registered for changes of traits.
  var registrationsOfTraits = 0
  /// Whether the traits of environments have to be updated at the end of the turn.
  var needsTraitUpdate = false
  /// The traits of the device that environments have until they are updated.
  var formerDeviceTraits: UITraitCollection?
  /// The entries of the application's Info.plist.
  public var infoPlist = InfoPlist()
  /// The controller that was asked last for the orientation of the screen.
  var deciderOfOrientation: Hierarchy.ID?
  /// Grows whenever the view of a controller is moved.
  var viewPlaceRevision = 0
  /// The responder chains that are known to end.
  var chains = KnownChains()
  /// How many custom detents have been made without an identifier.
  var unnamedDetents = 0
  /// How often a turn has been asked for since the one that is being carried out.
  var orientationRequests = 0
  /// How much text fits in a bar (B22).
  package var textLimit = TextLimit.widths
  /// Handles an exception; by default the program stops with Apple's text, as on a device.
  package var onRaise: (Exception) -> Void = { fatalError($0.description) }
  /// Called between turns, if it is set; `true` ends a wait early, as when the user interrupts it.
  package var shouldHalt: (() -> Bool)? {
    get { engine.shouldHalt }
    set { engine.shouldHalt = newValue }
  }
  /// The status bar that the controllers on screen ask for.
  public internal(set) var statusBar: StatusBar {
    get { shownStatusBar }
    set { shownStatusBar = newValue }
  }
  private var shownStatusBar = StatusBar()
  /// Whether the parts of the screen that controllers decide about have to be asked for.
  var needsSystemParts = true
  /// What the controllers have decided last.
  var keptSystemParts = SystemParts()
  /// The window that receives keyboard input.
  public var keyWindow: UIWindow? {
    hierarchy.keyWindowInFront.flatMap { registry.windows[$0 - 1].window }
  }
  /// The responder that receives what the user types.
  public internal(set) weak var firstResponder: UIResponder? {
    didSet { if firstResponder != nil { hasEdited = true } }
  }
  /// Whether there has ever been one; before, there is no keyboard to move.
  private(set) var hasEdited: Bool {
    get { engine.state.hasEdited }
    set { engine.state.hasEdited = newValue }
  }
  /// What the user is doing, as the program says; nil for none.
  public internal(set) weak var currentActivity: NSUserActivity?
  /// Whether the keyboard stays although nothing is edited (E110).
  var keepsKeyboard = false
  /// The device's services other than displaying controllers.
  public var services = SystemServices()
  /// The objects that stand for all bars of a class, by class.
  var appearances: [ObjectIdentifier: UIView] = [:]
  /// The objects that stand for those in some containers.
  var containedAppearances: [ContainedAppearance] = []
  /// Whether it has, or had, a search controller: bars look for one only then.
  var hasSearches: Bool {
    get { engine.hasSearches }
    set { engine.hasSearches = newValue }
  }
  /// Whether an item of a bar has, or had, a prompt: bars ask their items for one only then.
  var hasPrompts = false
  /// Whether a bar has, or had, a look of its own or large titles: bars are asked for theirs only then.
  var hasBarLooks = false
  /// The names that the profile didn't have and that have been noted.
  var notedNames: Set<String> = []
  /// Observes changes of ownership between controllers and between views.
  package weak var observer: (any OwnershipObserver)?
  /// Whether a delegate implements a call; one that is made of a table of functions may leave any out.
  package var isImplemented: (DelegateCall, AnyObject) -> Bool? = { _, _ in nil }
  /// Creates the views of nibs; nil if there are no nibs.
  package weak var nibLoader: (any NibLoading)?
  /// The classes that a binding has defined, for archives.
  package weak var archivedClasses: (any ArchivedClasses)?
  /// Called with each warning and exception, with its rule.
  package var onDiagnostic: (Diagnostic) -> Void = { _ in }
  /// The display name of a moment; by default the virtual time in seconds.
  package var momentName: (Moment) -> String = { "\($0.at.inSeconds) s" }
  /// When the user last returned to the program, and the name of that moment.
  package internal(set) var lastReturn: (moment: Moment, name: String)?
  /// Called with each call that is about to be made; the world is suspended meanwhile.
  package var willDeliver: ((Event) -> Void)?
  /// Whether the screen is read as it was drawn last, without asking the program.
  var readsDrawnScreen = false
  /// Called at the end of each turn, when nothing is left to be done in it; nil without a recorder.
  package var turnDidEnd: (() -> Void)? {
    get { endOfTurn }
    set { endOfTurn = newValue }
  }
  private var endOfTurn: (() -> Void)?
  /// Called with what the user taps, before anything happens; nil without a recorder.
  package var willTouch: ((Screen.Target.ID) -> Void)?
  /// How many gestures have been made.
  package internal(set) var gestures = 0
  /// Runs before a line is added to the trace.
  package var willMark: (() -> Void)?
  /// Called where the hierarchy contradicts itself after a turn, which debug builds check; stops the
  /// program by default.
  package var onContradiction: ([String]) -> Void = {
    preconditionFailure("the hierarchy contradicts itself: \($0.joined(separator: "; "))")
  }
  /// Called with an error that could not be raised where it occurred.
  package var onUnraisedError: (String) -> Void = { _ in }

  /// What makes changes and delivers callbacks.
  let engine: TransitionEngine
  let clock: any Clock
  /// The thread of the main actor.
  nonisolated let mainThread = Thread.isMainThread ? ThreadID() : nil
  /// The animations of the world, grouped by when they began.
  let animations = AnimationGroups()
  let registry = Registry()
  /// The objects that can be tapped.
  let targets = TargetTable()
  /// Whether the world has ended.
  package private(set) var hasEnded: Bool {
    get { engine.hasEnded }
    set { engine.hasEnded = newValue }
  }
  /// The application that runs in this world.
  public private(set) lazy var application = UIApplication(on: self)
  /// The device that the application runs on.
  public private(set) lazy var device = UIDevice(on: self)
  /// The screen of the device.
  private(set) lazy var screenOfDevice = UIScreen(of: self)
  /// The traits that the program has made the current ones; nil for those of the device.
  var ownTraits: UITraitCollection?
  /// What the program draws into.
  package let graphicsContexts = GraphicsContexts()
  /// What is called when observed values change.
  package let valueObservers = ValueObservers()
  /// Where the user copies things to.
  private(set) lazy var pasteboard = UIPasteboard()
  /// The scenes of the application.
  package private(set) lazy var scenes = SceneList(on: self)
  /// The keyboard of the device.
  private(set) lazy var keyboardOfDevice = Keyboard(on: self)
  /// Whether `notificationObservers` are all the observers there are.
  package var knowsItsObservers = false
  /// The closures that are called for notifications, oldest first, and the number of the last one.
  var notificationObservers = KeyedList<Int, NotificationObserver>()
  var lastObserverNumber = 0

  /// The world that a program begins with: that of a device, if it is linked with the module `UIKit`.
  private static var initial: Stage { isHosted ? hosted() : Stage() }

  /// Creates what reads the nibs of programs that are linked with the module `UIKit`, which sets it before
  /// the first world.
  // bridge: it is set once, when the program is loaded
  nonisolated(unsafe) package static var makeNibFiles: (@MainActor () -> any NibLoading)?
  static let nibFiles = makeNibFiles?()

  /// Whether the program is linked with the module `UIKit`, whose start leaves a note.
  static var isHosted: Bool {
    // The dictionary of all variables takes a tenth of the time in which a program starts.
    getenv("DRILLDOWN_HOST").map { String(cString: $0) } == "\(getpid())"
  }

  /// Whether its host window is still to be created, which happens before the program's own first
  /// window.
  var awaitsHost = false
  /// The window of the application in which a program's tests run (nil outside the module `UIKit`).
  package internal(set) var hostWindow: UIWindow?

  /// Creates a world without windows.
  public init(profile: Profile = .modern, time: Time = .virtual) {
    engine = TransitionEngine(
      profile: profile, isTimeVirtual: time == .virtual, registry: registry,
      animations: animations)
    clock =
      switch time {
      case .virtual: VirtualClock()
      case .mainRunLoop: RunLoopClock()
      }
    clock.attach(self)
    engine.attach(self)
    animations.attach(self)
    traits.phone = profile.phone
  }

  /// The kind of time a world uses.
  nonisolated public enum Time: Sendable {
    /// Advances only by `advance` and `settle`.
    case virtual
    /// The wall clock; turns are those of the main run loop.
    case mainRunLoop
  }

  /// Makes this the current world while the body runs.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = Stage.current
    Stage.current = self
    defer { Stage.current = former }
    return try body()
  }

  /// Lets a body run with this stage as the current one; another that the program makes current
  /// meanwhile remains.
  private func whileCurrent(_ body: () -> Void) {
    let former = Stage.current
    Stage.current = self
    defer { if Stage.current === self { Stage.current = former } }
    body()
  }

  nonisolated deinit {}
}

extension Stage {
  /// The controllers and the relationships between them.
  public package(set) var hierarchy: Hierarchy {
    _read { yield engine.hierarchy }
    _modify { yield &engine.hierarchy }
  }

  /// The events so far.
  public package(set) var trace: Trace {
    _read { yield engine.state.trace }
    _modify { yield &engine.state.trace }
  }

  /// The differences between iOS releases.
  ///
  /// Set it while the world is empty.
  public package(set) var profile: Profile {
    _read { yield engine.profile }
    _modify {
      defer { takeScreenOfProfile() }
      yield &engine.profile
    }
  }

  /// The time since the world was created.
  public var now: Duration { clock.now }

  /// When the next scheduled action is due; nil if there is none or the clock can't tell.
  package var nextDue: Duration? { clock.nextDue }

  /// Whether no transition is active or requested.
  public var isIdle: Bool { engine.isIdle }

  /// Notes that environments have traits of their own.
  func notesTraitOverrides() { (hasTraitOverrides, tracksTraits) = (true, true) }

  /// Whether traits were overridden or have changed: else all are those of the device.
  var tracksTraits: Bool {
    get { engine.tracksTraits }
    set { engine.tracksTraits = newValue }
  }

  /// Makes sure that the current turn ends; in virtual time the caller ends it explicitly.
  func turnNeeded() { engine.turnNeeded() }

  /// Ends the run-loop turn and commits the changes requested in it.
  public func endTurn() {
    engine.commit()
    updateTraitsIfNeeded()
    engine.layOutAgain()
    animations.endTurn()
    Associations.releaseOrphans()
    valueObservers.compareValues()
    #if DEBUG
      engine.checkLinks()
    #endif
    turnDidEnd?()
  }

  /// Ends the turn and advances time, running all actions due up to and including its end.
  ///
  /// Zero ends exactly one turn.
  public func advance(by duration: Duration) { whileCurrent { clock.advance(by: duration) } }

  /// Ends the turn and advances time until no transition is active and no timer of at most one
  /// second is left.
  public func settle() { whileCurrent { clock.settle() } }

  /// Runs an action after a delay, at the start of a separate turn.
  public func after(_ delay: Duration, _ action: @escaping () -> Void) {
    clock.schedule(after: delay, action)
  }

  /// Adds a line to the trace.
  public func mark(_ text: String) {
    willMark?()
    trace.append(Event(at: now, kind: .mark, callback: "mark", arguments: [text]))
  }

  /// Runs the actions that are due at the start of a turn.
  package func beginTurn() { clock.beginTurn() }

  /// Adds an error of the program to the trace: its message and the call in which it occurred.
  package func trace(error message: String, in context: String) {
    trace.append(
      Event(at: now, kind: .error, name: context, callback: "error", arguments: [message]))
  }

  /// Records that the user returned to the program.
  func recordReturn() {
    let moment = Moment(event: trace.count, at: now)
    lastReturn = (moment, momentName(moment))
  }

  /// The controller with an identifier.
  package func controller(_ id: Hierarchy.ID) -> UIViewController? { registry[id] }

  /// Removes all events from the trace.
  public func clearTrace() { trace.clear() }

  /// Ends the world: nothing happens in it any more, and changes to it are not observed.
  ///
  /// Its objects stay as they were, since a caller may still be using one.
  package func end() {
    hasEnded = true
    observer = nil
    nibLoader = nil
    archivedClasses = nil
    onRaise = { _ in }
    onDiagnostic = { _ in }
    onUnraisedError = { _ in }
    shouldHalt = { true }
  }

  var isHalted: Bool { shouldHalt?() == true }

  /// Ends a wait that would not end by itself.
  func giveUp(after turns: Int) {
    onUnraisedError(
      "not settled after \(turns) turns at \(now.inSeconds) s: something keeps requesting changes")
  }
}

/// Observes when one controller or view begins or ceases to own another.
package protocol OwnershipObserver: AnyObject {
  /// Called when the child gained a place with the owner: a container, presenter, window or
  /// superview.
  func owner(_ owner: AnyObject, gained child: UIResponder)
  /// Called when the child lost that place.
  func owner(_ owner: AnyObject, lost child: UIResponder)
}
