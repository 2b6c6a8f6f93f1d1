import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues

/// What outlives the app: its saved state, and the outcome of its launches.
package struct AppRecord {
  /// The record as values by key, in memory or in a file.
  package var values = StoredRecord()

  /// The state that was saved when the user last left the app.
  var archive: StoredValue? {
    get { values["archive"] }
    set { values["archive"] = newValue }
  }

  /// The sessions of scenes as they were then.
  var sessions: StoredValue? {
    get { values["sessions"] }
    set { values["sessions"] = newValue }
  }

  /// The delegates of their scenes, by the identifiers of sessions; while the interpreter runs.
  var delegates: [String: SceneDelegateRecord] = [:]

  /// Deletes what was saved.
  mutating func forget() {
    archive = nil
    sessions = nil
    delegates = [:]
  }

  /// The number of consecutive launches that have crashed.
  private(set) var crashes: Int {
    get { if case .integer(let count) = values["crashes"] { max(count, 0) } else { 0 } }
    set { values["crashes"] = newValue == 0 ? nil : .integer(newValue) }
  }

  /// Records a successful launch.
  mutating func recordLaunch() { crashes = 0 }

  /// Records a crashed launch; after that many in a row the saved state is deleted (B81, X6).
  mutating func recordCrash(of limit: Int) {
    crashes = crashes < limit - 1 ? crashes + 1 : 0
    if crashes == 0 { forget() }
  }
}

/// How the scenes of a session are made: the name of the configuration and its delegate.
struct SceneDelegateRecord {
  let name: String?
  let delegate: LuaValue
}

/// Whether the app of a world is running.
enum AppRun {
  /// It is running.
  case running
  /// It is launching.
  case launching
  /// Its launch has ended too early; with the error that caused it, if there was one.
  case crashed(LuaError?)
  /// It has ended, and was not launched again.
  case ended
}

extension ScriptWorld {
  /// Why the user can't leave the app; nil if they can.
  var obstacleToEnding: String? {
    switch contents.run {
    case .running, .launching: nil
    case .crashed, .ended: "the app is not running"
    }
  }

  /// The user of the app, if it is running.
  func runningUser() throws(Stage.User.Failure) -> Stage.User {
    if let obstacleToEnding { throw .ignored(obstacleToEnding) }
    return stage.user
  }

  /// The user leaves the app, and its state is saved (B73).
  func enterBackground() throws(Stage.User.Failure) {
    try runningUser().leaveApp()
    record.archive = stage.application.savedState
    record.sessions = stage.application.savedSessions
    record.delegates = delegatesOfSessions
    onTurnEnd()
  }

  /// The user kills the app: its saved state is deleted (B81).
  ///
  /// In the foreground, the app enters the background first and receives willTerminate; a suspended one receives
  /// nothing. // unconfirmed
  func terminate() throws(LuaError) -> String? {
    if let obstacleToEnding { return obstacleToEnding }
    try requireReplaceable()
    if stage.scenes.isAdopted || (try? enterBackground()) != nil {  // nil: it is suspended
      stage.application.willTerminate()  // F9
    }
    record.forget()
    onTurnEnd()
    try endApp()
    return nil
  }

  /// The app ends without callbacks; during a launch that is a crash at launch (B81).
  func crash() throws(LuaError) -> String? {
    if let obstacleToEnding { return obstacleToEnding }
    guard case .launching = contents.run else {
      try endApp()
      return nil
    }
    endLaunch(by: nil)
    throw LuaError("the app has crashed")
  }

  /// Launches the app after the system has ended it: a new world, in which the saved state is
  /// restored (B79, B80).
  ///
  /// An error in a callback of the launch is thrown: the app has crashed then.
  func relaunch() throws(LuaError) -> String? {
    try replaceWorld(under: stage.conditions)
    contents.run = .launching
    stage.application.launch(
      restoring: record.archive, sessions: record.sessions,
      configurations: record.delegates.mapValues(configuration))
    guard case .crashed(let error) = contents.run else {
      contents.run = .running
      record.recordLaunch()
      return nil
    }
    record.recordCrash(of: launchCrashLimit)
    onTurnEnd()
    try endApp()
    if let error { throw error }
    return "the app has crashed at launch"
  }

  /// The delegates that the configurations of sessions have, as far as they are tables.
  private var delegatesOfSessions: [String: SceneDelegateRecord] {
    var delegates: [String: SceneDelegateRecord] = [:]
    for session in stage.scenes.sessions {
      let delegate = interpreter.slot(of: session.configuration, "delegate")
      guard case .table = delegate else { continue }
      delegates[session.persistentIdentifier] = SceneDelegateRecord(
        name: session.configuration.name, delegate: delegate)
    }
    return delegates
  }

  /// A configuration as an earlier launch had it.
  private func configuration(_ record: SceneDelegateRecord) -> UISceneConfiguration {
    let made = UISceneConfiguration(name: record.name, sessionRole: .windowApplication)
    interpreter.setSlot(of: made, "delegate", record.delegate)
    let delegate = ScriptedSceneDelegate(of: made, in: "delegate", world: self)
    made.attachments["delegate"] = delegate
    made.makeDelegate = { _ in delegate }
    return made
  }

  /// Replaces the app's world with an empty one without callbacks.
  private func endApp() throws(LuaError) {
    try replaceWorld(under: stage.conditions)
    contents.run = .ended
    stage.application.delegate = nil
  }

  /// Whether an error ends the app: one in a callback of the launch does (B81).
  func crashes(by error: LuaError) -> Bool {
    guard case .launching = contents.run, error.kind != .interrupted else { return hasCrashed }
    endLaunch(by: error)
    return true
  }

  /// Ends the launch; its further events are ignored.
  private func endLaunch(by error: LuaError?) {
    contents.run = .crashed(error)
    stage.trace.isRecording = false
  }

  /// Whether the launch has ended too early, so that no more callbacks are called.
  var hasCrashed: Bool { if case .crashed = contents.run { true } else { false } }
}
