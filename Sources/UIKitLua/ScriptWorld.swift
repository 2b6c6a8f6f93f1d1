import Escaping
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Persistence

/// A world with an interpreter in front: scripts build in it, and it answers them.
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
  /// Receives what scripts say with `warn`.
  package var onScriptWarning: (String) -> Void = { _ in }
  /// Receives what UIKit would log, and the script's position.
  package var onWarning: (Diagnostic, String?) -> Void = { _, _ in }
  /// Called when a script has let time pass.
  package var onTurnEnd: () -> Void = {}
  /// What `defaults` keeps.
  package var defaults = StoredRecord()
  /// What people call a moment.
  package var momentName: (Moment) -> String = { "\($0.at.inSeconds) s" }
  /// Called before a world ends, while its trace can still be read.
  package var willReplaceWorld: () -> Void = {}
  /// Called when another world has taken its place.
  package var didReplaceWorld: () -> Void = {}
  /// What there is of the world, and ends with it.
  var contents: WorldContents
  /// What the first world ran on.
  let firstConditions: Stage.Conditions
  /// Worlds that have ended while something of them was running.
  var endedWorlds: [EndedWorld] = []
  /// What is running that a change of worlds does not harm.
  var safeDepth = SafeDepth()
  /// What the outermost `record` takes down; nil while there is none.
  var tape: Tape?
  /// The work that timers have done since a test began to end; nil while none ends.
  var finishedWork: Set<String>?
  /// The number of the object that scripts got before the first of a world.
  var firstObjectNumber = 0
  /// What outlives the app.
  package var record = AppRecord()
  /// How many launches in a row crash before what was saved is deleted.
  var launchCrashLimit = firstLaunchCrashLimit
  /// The same at first.
  static let firstLaunchCrashLimit = 1  // X6
  /// Forwards the application's calls to scripts.
  private(set) lazy var application = ScriptedApplication(world: self)
  /// The metatable of the table `app`.
  var inheritedByApplication: LuaTable?
  /// Makes the views of nibs that scripts describe.
  private(set) lazy var nibLoader = ScriptedNibLoader(world: self)
  private(set) lazy var behaviour = ScriptedBehaviour(world: self)
  private lazy var ownership = OwnershipMirror(in: interpreter)
  private lazy var viewBehaviour = ScriptedViewBehaviour(world: self)
  private(set) lazy var presentationBehaviour = ScriptedPresentationBehaviour(world: self)
  /// What looks into functions and running code, as it is before a script changes it.
  package private(set) lazy var debugLibrary = interpreter.debugLibrary
  /// What ends a turn, as it is before a script puts something else in its place.
  private(set) lazy var settleFunction = interpreter.global("settle")
  /// How many calls of the host run, one inside the other.
  var runs = 0
  @exclusivity(unchecked) private(set) var turns = 0
  /// What has stopped the scripts where it could not be raised; nil while they run on.
  var stop: LuaError?

  /// A world whose window is empty.
  package init(profile: Profile = .modern) {
    firstConditions = Stage.Conditions(profile: profile)
    contents = WorldContents(under: firstConditions)
    connectInterpreter()
    registerClasses()
    registerGlobals()
    _ = (debugLibrary, settleFunction)
    firstObjectNumber = interpreter.lastObjectNumber
    open()
  }

  /// Puts the new world in front of scripts.
  func open() {
    connectStage()
    interpreter.lastObjectNumber = firstObjectNumber
    interpreter.anchor(window)
    interpreter.setGlobal("window", window)
    stage.asCurrent { window.makeKeyAndVisible() }
    stage.settle()
  }

  /// Calls a function of a script because something happened; an error is reported, and what is
  /// active continues.
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

  /// Runs a body while time must not move, as it must not in a callback.
  package func withTimeStopped(_ body: () -> Void) {
    turns += 1
    defer { turns -= 1 }
    body()
  }

  /// Does what a script put off; an error is raised by the `wait` or `settle` that came to it.
  ///
  /// Only the clock stands below it, and so it may replace the world.
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

  /// Collects garbage in full, so that unreachable objects are freed now.
  package func collect() { interpreter.collectGarbage() }

  /// Whether a callback is running, where time must not move.
  var isCallingBack: Bool { turns > 0 }

  /// Records an error that can't be caught.
  func report(_ error: LuaError, in context: String) {
    if error.kind.isStop {
      stop = error
      return
    }
    if stop != nil { return }  // an answer is missing because the script was stopped
    stage.trace(error: error.messageWithoutPosition, in: context)
    onError(error, context)
  }

  private func connectInterpreter() {
    interpreter.output = { [unowned self] in output($0) }
    interpreter.warning = { [unowned self] in onError(LuaError(ofLua: $0), "a finalizer") }
    interpreter.scriptWarning = { [unowned self] in onScriptWarning($0) }
    interpreter.hooks.objectGotState = { [unowned self] in gotState($0) }
    interpreter.hooks.frameworkOwners = { ($0 as? any Retained)?.retainerCount ?? 0 }
    interpreter.hooks.owners = { ($0 as? any Retained)?.retainers ?? [] }
    interpreter.hooks.fieldWarning = { [unowned self] object, field, property in
      let name = interpreter.className(of: object) ?? "object"
      stage.report(.misspelledField, field.escaped, name.escaped, property)
    }
  }

  /// Raises an error in the script that is being answered; without one it is reported.
  private func raise(_ error: LuaError) {
    if mayReplaceWorld && crashes(by: error) { return }
    if !interpreter.raiseAfterReturn(error) { report(error, in: "deferred work") }
  }

  private func connectStage() {
    stage.observer = ownership
    stage.nibLoader = nibLoader
    stage.application.delegate = application
    stage.application.restorationClasses = application
    stage.shouldHalt = { [unowned self] in stop != nil || Interpreter.isInterrupted }
    stage.momentName = { [unowned self] in momentName($0) }
    stage.onRaise = { [unowned self] in raise(LuaError($0)) }
    stage.onUnraisedError = { [unowned self] in
      raise(
        LuaError(code: "not-settled", name: "NotSettled", message: $0, hint: "end the repetition"))
    }
    stage.onDiagnostic = { [unowned self] diagnostic in
      guard !diagnostic.rule.isException else { return }
      contents.unread.append(diagnostic)
      onWarning(diagnostic, interpreter.position)
    }
  }

  /// A script put something on an object, or made it of a class of its own.
  private func gotState(_ object: AnyObject) {
    let name = interpreter.className(of: object)
    switch object {
    case let controller as UIViewController:
      controller.behaviour = behaviour
      if let list = object as? UITableViewController, list.tableBehaviour == nil {
        list.tableBehaviour = ScriptedTableBehaviour(of: list, in: "", world: self)
      }
      if let name, name != controller.className { controller.adoptClassName(name) }
    case let view as UIView:
      view.behaviour = viewBehaviour
      if name != "UIView" { view.scriptClassName = name }
    case let manager as UIPresentationController:
      manager.behaviour = presentationBehaviour
      manager.scriptClassName = name
    default: break
    }
  }
}

/// Mirrors who owns whom for the collector.
///
/// Not the world itself: of what is looked at for each callback there are no weak references, which
/// would make every look longer.
private final class OwnershipMirror: OwnershipObserver {
  private unowned let interpreter: Interpreter

  /// A mirror of the worlds of an interpreter.
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
  /// What UIKit raises, as scripts see it.
  init(_ exception: Exception) {
    self.init(
      code: exception.code, name: exception.name, message: exception.reason, hint: exception.hint,
      why: exception.why, effect: exception.effect)
  }

  /// The message without the position in front: lines of a script move, and a trace must not.
  var messageWithoutPosition: String {
    if let details { return "\(details.name): \(details.message)" }
    guard let position, message.hasPrefix("\(position): ") else { return message }
    return String(message.dropFirst(position.count + 2))
  }
}
