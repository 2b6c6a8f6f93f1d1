import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues

/// The parts of a world besides its objects, which end with it.
struct WorldContents {
  let stage: Stage
  let window: UIWindow
  /// The run state of its app.
  var run = AppRun.running
  /// The warnings since a script last asked for them.
  var unread: [Diagnostic] = []
  /// The script function that lets events find their subjects, once it has been needed.
  var attachSubjects: LuaFunction?
  /// The deferred work of scripts that is not due yet, by number.
  var timers: [Int: ScriptTimer] = [:]
  /// The number of the most recently deferred work.
  var lastTimer = 0

  /// Creates an empty world.
  init(under conditions: Stage.Conditions) {
    let stage = Stage(conditions)
    self.stage = stage
    window = stage.asCurrent { UIWindow() }
  }
}

/// The remains of an ended world while code may still refer to it.
struct EndedWorld {
  let contents: WorldContents
  var objects: [AnyObject]

  /// Releases everything.
  mutating func release() {
    contents.stage.asCurrent { objects = [] }
    contents.stage.releaseAll()
  }
}

/// The call depth at which the running script may replace the world: only the clock and functions
/// that are prepared for it are below.
struct SafeDepth: Equatable {
  var functions = 0
  var turns = 0
}

extension ScriptWorld {
  /// Ends the world and replaces it with a fresh one; objects of the old one are dead in scripts.
  ///
  /// Nothing of it continues: neither active transitions nor deferred work, and no `deinit` is
  /// called, as at the end of a process. Classes, functions and the globals remain; coroutines are
  /// running functions, and remain as well. Throws an error inside a callback, whose caller would
  /// continue with dead objects.
  package func replaceWorld(under conditions: Stage.Conditions) throws(LuaError) {
    try requireReplaceable()
    willReplaceWorld()
    let old = contents
    old.stage.end()
    let dead = interpreter.endWorld()
    contents = WorldContents(under: conditions)
    tape?.turnOver(from: old.stage, to: stage)
    if Stage.current === old.stage { Stage.current = stage }
    endedWorlds.append(EndedWorld(contents: old, objects: dead))
    open()
    didReplaceWorld()
    releaseEndedWorlds()
  }

  /// Ends the world and starts one as at the start of the session.
  package func reset() throws(LuaError) { try replaceWorld(under: firstConditions) }

  /// Ends the world and all that outlives it, and starts one as at the start of the session;
  /// returns whether that created another world, which isn't needed if nothing has used the last
  /// one.
  package func renew() throws(LuaError) -> Bool {
    guard interpreter.wasUsed else {
      interpreter.restartRandom()
      interpreter.setGlobal("window", window)
      return false
    }
    try reset()
    interpreter.beginTrackingUse()
    defaults = StoredRecord()
    record = AppRecord()
    acceptedFindings = []
    launchCrashLimit = Self.firstLaunchCrashLimit
    return true
  }

  /// Throws an error if the world cannot be replaced here.
  func requireReplaceable() throws(LuaError) {
    guard mayReplaceWorld else {
      throw LuaError(
        "the world cannot be replaced inside a callback; call it from a timer or at the top level")
    }
  }

  /// Whether no code of the world is running except code that is prepared for its end.
  var mayReplaceWorld: Bool {
    isAtSafeDepth && !interpreter.isCollecting
  }

  private var isAtSafeDepth: Bool {
    turns == safeDepth.turns && interpreter.hostDepth <= safeDepth.functions + 1
  }

  /// Allows the world to be replaced inside the running function as it may be outside; returns the
  /// depth to restore.
  func allowReplacement(inTurns count: Int = 0) -> SafeDepth {
    let former = safeDepth
    if isAtSafeDepth {
      safeDepth = SafeDepth(functions: interpreter.hostDepth, turns: turns + count)
    }
    return former
  }

  /// Releases worlds that have ended, if nothing in them is running.
  func releaseEndedWorlds() {
    guard !endedWorlds.isEmpty, safeDepth == SafeDepth(), isAtSafeDepth else { return }
    var old = endedWorlds
    endedWorlds = []
    for index in old.indices { old[index].release() }
  }

  /// Calls a body and returns its events, including those in worlds that it ended.
  func events(during body: () throws(LuaError) -> Void) throws(LuaError) -> [Event] {
    let isOutermost = tape == nil
    var tape = self.tape ?? Tape(from: stage)
    let start = tape.length(in: stage)
    self.tape = tape
    let former = allowReplacement()
    defer {
      safeDepth = former
      if isOutermost { self.tape.take()?.end(in: stage) }
    }
    try body()
    tape = self.tape ?? tape
    return tape.events(in: stage, from: start)
  }
}

/// The events during a `record`, including those in worlds that it ends: no trace drops them
/// meanwhile.
struct Tape {
  /// The events in worlds that have ended.
  private var ended: [Event] = []
  /// The number of the first event in the current world.
  private var first: Int

  /// Creates a tape that begins now.
  init(from stage: Stage) {
    first = stage.trace.count
    stage.trace.retain(from: first)
  }

  /// Continues the tape when a world replaces another.
  mutating func turnOver(from old: Stage, to new: Stage) {
    ended += old.trace.part(from: first).events.map(\.withoutSubject)
    first = new.trace.count
    new.trace.retain(from: first)
  }

  /// The number of its events.
  func length(in stage: Stage) -> Int { ended.count + stage.trace.count - first }

  /// Its events from a number on.
  func events(in stage: Stage, from start: Int) -> [Event] {
    Array((ended + stage.trace.part(from: first).events).dropFirst(start))
  }

  /// Ends the tape: the trace may drop events again.
  func end(in stage: Stage) { stage.trace.release(from: first) }
}
