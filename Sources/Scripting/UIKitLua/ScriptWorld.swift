import EscapedText
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import StoredValues

/// A world controlled by an interpreter: scripts build in it and receive its callbacks.
package final class ScriptWorld {
  /// Runs the scripts.
  package let interpreter = Interpreter()
  /// The world they build in; it may be replaced.
  package var stage: Stage { contents.stage }
  /// The window that is on screen from the start.
  package var window: UIWindow { contents.window }
  /// Receives what scripts print, a whole text at a time.
  package var output: (String) -> Void = { _ in }
  /// Receives the errors that could not be raised where they happened, and where that was.
  package var onError: (LuaError, String) -> Void = { _, _ in }
  /// Receives the messages that scripts pass to `warn`.
  package var onScriptWarning: (String) -> Void = { _ in }
  /// Receives the warnings that UIKit would log, and the script's position.
  package var onWarning: (Diagnostic, String?) -> Void = { _, _ in }
  /// Called when a script has advanced the clock.
  package var onTurnEnd: () -> Void = {}
  /// The values stored in `defaults`.
  package var defaults = StoredRecord()
  /// The name of a moment for the user.
  package var momentName: (Moment) -> String = { "\($0.at.inSeconds) s" }
  /// Called before a world ends, while its trace can still be read.
  package var willReplaceWorld: () -> Void = {}
  /// Called when another world has replaced it.
  package var didReplaceWorld: () -> Void = {}
  /// The parts of the world that end with it.
  var contents: WorldContents
  /// The conditions of the first world.
  let firstConditions: Stage.Conditions
  /// Worlds that ended while code of theirs was running.
  var endedWorlds: [EndedWorld] = []
  /// The running code that a replacement of the world does not harm.
  var safeDepth = SafeDepth()
  /// The events of the outermost `record`; nil while there is none.
  var tape: Tape?
  /// The work that timers have done since a test began to end; nil while none is ending.
  var finishedWork: Set<String>?
  /// The object number that precedes the first one of the current world.
  var firstObjectNumber = 0
  /// What the script accepts that an explorer finds.
  package internal(set) var acceptedFindings: [AcceptedFinding] = []
  /// What outlives the app.
  package var record = AppRecord()
  /// The number of consecutive launch crashes after which the saved state is deleted.
  var launchCrashLimit = firstLaunchCrashLimit
  /// The initial limit.
  static let firstLaunchCrashLimit = 1  // X6
  /// Forwards the application's callbacks to scripts.
  private(set) lazy var application = ScriptedApplication(world: self)
  /// The metatable of the table `app`.
  var inheritedByApplication: LuaTable?
  /// Creates the views of nibs that scripts describe.
  private(set) lazy var nibLoader = ScriptedNibLoader(world: self)
  private(set) lazy var overrides = ScriptedOverrides(world: self)
  /// The completion handlers that scripts have to call.
  private(set) lazy var completions = ScriptedCompletions(in: interpreter)
  /// The classes of scripts in archives.
  private(set) lazy var archives = ScriptedArchives(world: self)
  private lazy var ownership = OwnershipMirror(in: interpreter)
  /// The debug library, as it was before any script changed it.
  package private(set) lazy var debugLibrary = interpreter.debugLibrary
  /// The function that ends a turn, as it was before any script replaced it.
  private(set) lazy var settleFunction = interpreter.global("settle")
  /// The number of nested calls of the host that are running.
  var runs = 0
  private(set) var turns = 0
  /// The gesture or event that a script makes happen; nil while there is none.
  private var cause: Cause?
  /// The error that stopped the scripts where it could not be raised; nil while they run.
  var stop: LuaError?

  /// Creates a world whose window is empty.
  package init(profile: Profile = .modern) {
    firstConditions = Stage.Conditions(profile: profile)
    contents = WorldContents(under: firstConditions)
    connectInterpreter()
    interpreter.withoutCollecting {
      registerClasses()
      registerGlobals()
      _ = (debugLibrary, settleFunction)
      firstObjectNumber = interpreter.lastObjectNumber
      open()
    }
  }

  // Objects that are released with the world may have something to report. A weak reference in place
  // of this would slow down each callback.
  isolated deinit { (stage.onDiagnostic, stage.onRaise) = ({ _ in }, { _ in }) }

  /// Puts the new world in front of scripts.
  func open() {
    connectStage()
    interpreter.lastObjectNumber = firstObjectNumber
    interpreter.anchor(window)
    interpreter.setGlobal("window", window)
    stage.asCurrent { window.makeKeyAndVisible() }
    stage.settle()
  }

  /// Calls a function of a script in response to an event; an error is reported, and active work
  /// continues.
  func callBack(
    _ context: @autoclosure () -> String, _ body: () throws(LuaError) -> Void
  ) {
    guard !hasCrashed else { return }
    turns += 1
    defer { turns -= 1 }
    do {
      try body()
    } catch {
      if !crashes(by: error) { report(error, in: context()) }
    }
  }

  /// Something that a script makes happen, whose actions are called directly.
  private struct Cause {
    /// The number of callbacks around it.
    let turns: Int
    /// The first error of its actions.
    var error: LuaError?
  }

  /// Runs a body; the first error of the actions that it calls, outside of callbacks, is thrown.
  func raisingErrorsOfActions(_ body: () -> Void) throws(LuaError) {
    let former = cause
    cause = Cause(turns: turns)
    body()
    let error = cause?.error
    cause = former
    if let error { throw error }
  }

  /// Calls an action of a script: directly if a script has made it happen, else as a callback.
  func act(
    _ context: @autoclosure () -> String, _ body: () throws(LuaError) -> Void
  ) {
    guard var current = cause, current.turns == turns, current.error == nil else {
      return callBack(context(), body)
    }
    cause = nil
    do {
      try body()
    } catch {
      current.error = error
    }
    cause = current
  }

  /// Runs a body while the clock must not advance, as in a callback.
  package func withTimeStopped(_ body: () -> Void) {
    turns += 1
    defer { turns -= 1 }
    body()
  }

  /// Performs a script's deferred work; an error is raised by the `wait` or `settle` that reached
  /// it.
  ///
  /// Only the clock is below it on the stack, so it may replace the world.
  func deferred(_ body: () throws(LuaError) -> Void) {
    let former = allowReplacement(inTurns: 1)
    turns += 1
    defer {
      turns -= 1
      safeDepth = former
    }
    do {
      try body()
    } catch {
      if error.kind.isStop { stop = error }
      raise(error)
    }
  }

  /// Runs a full garbage collection, so that unreachable objects are freed now.
  package func collect() { interpreter.collectGarbage() }

  /// Whether a callback is running, in which the clock must not advance.
  var isCallingBack: Bool { turns > 0 }

  /// Records an error that can't be caught.
  func report(_ error: LuaError, in context: String) {
    if error.kind.isStop {
      stop = error
      return
    }
    if stop != nil { return }  // a result is missing because the script was stopped
    stage.trace(error: error.messageWithoutPosition, in: context)
    onError(error, context)
  }

  private func connectInterpreter() {
    interpreter.output = { [unowned self] in output($0) }
    interpreter.warning = { [unowned self] in onError($0, "a finalizer") }
    interpreter.scriptWarning = { [unowned self] in onScriptWarning($0) }
    interpreter.hooks.objectGotState = { [unowned self] in gotState($0) }
    interpreter.hooks.frameworkOwners = { ($0 as? any Retained)?.retainerCount ?? 0 }
    interpreter.hooks.owners = { ($0 as? any Retained)?.retainers ?? [] }
    interpreter.deprecations = Deprecation.all
    interpreter.makeSpellings = { Spellings.book }
    interpreter.hooks.fieldWarning = { [unowned self] field, owner, member in
      warn(aboutField: field, of: owner, member)
    }
    interpreter.hooks.tableMembers = { Self.delegateMembers[$0] ?? [] }
    interpreter.hooks.tableWasSet = { owner, slot, functions in
      let delegate = (owner as? any DelegateOwner)?.attachments[slot] as? ScriptedDelegate
      delegate?.knownFunctions = functions
    }
  }

  /// Raises an error in the script that called the host; without one it is reported.
  ///
  /// What is raised where the collector releases an object, no script has called: the trace has it.
  private func raise(_ error: LuaError) {
    if interpreter.isCollecting { return }
    if mayReplaceWorld && crashes(by: error) { return }
    if !interpreter.raiseAfterReturn(error) { report(error, in: "deferred work") }
  }

  private func connectStage() {
    stage.observer = ownership
    stage.knowsItsObservers = true
    stage.isImplemented = { call, delegate in
      (delegate as? SelectiveDelegate)?.listens(to: call)
    }
    stage.nibLoader = nibLoader
    stage.archivedClasses = archives
    stage.application.delegate = application
    stage.application.restorationClasses = application
    stage.shouldHalt = { [unowned self] in stop != nil || Interpreter.isInterrupted }
    stage.momentName = { [unowned self] in momentName($0) }
    stage.onRaise = { [unowned self] in raise(LuaError($0)) }
    stage.onUnraisedError = { [unowned self] in
      raise(.notSettled($0))
    }
    stage.onDiagnostic = { [unowned self] diagnostic in
      guard !diagnostic.rule.isException else { return }
      contents.unread.append(diagnostic)
      onWarning(diagnostic, interpreter.position)
    }
  }

  /// Called when a script has set something on an object, or created it from its own class.
  private func gotState(_ object: AnyObject) {
    let name = interpreter.className(of: object)
    switch object {
    case let controller as UIViewController:
      controller.overrides = overrides
      if let name, name != controller.className { controller.adoptClassName(name) }
    case let view as UIView:
      view.overrides = overrides
      if name != "UIView" { view.ownClassName = name }
    case let manager as UIPresentationController:
      manager.overrides = overrides
      manager.givenClassName = name
    case let layout as UICollectionViewLayout: layout.overrides = overrides
    case let segue as UIStoryboardSegue: segue.overrides = overrides
    default: break
    }
  }
}

/// Mirrors the ownership of objects for the collector.
///
/// Not the world itself: objects that are accessed for each callback have no weak references, which
/// would slow down every access.
private final class OwnershipMirror: OwnershipObserver {
  private unowned let interpreter: Interpreter

  /// Creates a mirror of the worlds of an interpreter.
  init(in interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  func owner(_ owner: AnyObject, gained child: UIResponder) {
    interpreter.mirror(owner: owner, owns: child)
  }

  func owner(_ owner: AnyObject, lost child: UIResponder) {
    interpreter.unmirror(owner: owner, child: child)
  }
}

extension LuaError {
  /// The error for an exception that UIKit raises.
  init(_ exception: Exception) {
    self.init(
      code: exception.code, name: exception.name, message: exception.reason, hint: exception.hint,
      why: exception.why, effect: exception.effect)
  }

  /// The message without its position: lines of a script may change, and a trace must not.
  var messageWithoutPosition: String {
    if let details { return "\(details.name): \(details.message)" }
    guard let position, message.hasPrefix("\(position): ") else { return message }
    return String(message.dropFirst(position.count + 2))
  }
}
