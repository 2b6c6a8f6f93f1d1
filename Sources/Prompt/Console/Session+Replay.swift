import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues
import Texts
import UIKitLua

/// A fresh world in which a journal was replayed.
struct Replay {
  let sessionWorld: SessionWorld
  let entries: [Journal.Entry]
  /// Allows scripts to write files again.
  let release: LuaFunction?
  /// The film of it; nil if none was wanted.
  let film: Film?

  /// The number of replayed inputs, and the result: `9 inputs replayed, 27 events`.
  var summary: String {
    let inputs = entries.count(where: \.isNumbered)
    let events = entries.reduce(0) { $0 + $1.outcome.events }
    return "\(inputs == 1 ? "1 input" : "\(inputs) inputs") replayed, "
      + (events == 1 ? "1 event" : "\(events) events")
  }
}

extension Session {
  /// Replays a journal in a fresh world, without output.
  ///
  /// The world has an interpreter of its own. `defaults` and the app's saved state begin as they
  /// did in the session, but in memory: a replay writes no file. If it is interrupted, nothing has
  /// changed. A script of the entries makes a film of it; each outcome is reported while its world is
  /// as the entry left it.
  func replay(
    _ entries: [Journal.Entry], filming script: SessionScript? = nil,
    under profile: Profile? = nil, onOutcome: (Journal.InputOutcome) -> Void = { _ in }
  ) throws(LuaError) -> Replay {
    let breaks = breaks
    defer { (self.breaks, recorder) = (breaks, nil) }
    let former = (sessionWorld: sessionWorld, hasFailed: hasFailed, stop: stop, requests: requests)
    isReplaying = true
    defer {
      isReplaying = false
      (sessionWorld, hasFailed, stop, requests) = former
    }
    beginFreshWorld(under: profile ?? self.profile)
    let release = blockFileWrites()
    world.collect()
    recorder = script.map { FilmRecorder(world, inputs: $0.text, named: "session") }
    var done: [Journal.Entry] = []
    for (index, entry) in entries.enumerated() {
      if let lines = script?.lines[index] {
        recorder?.beginInput("input \(sessionWorld.firstEvents.count + 1)", at: lines)
      }
      guard !entry.outcome.isStopped else {
        done.append(entry)
        onOutcome(entry.outcome)
        continue
      }
      let outcome = execute(entry.action, repeating: entry.haltInputs)
      guard !outcome.isStopped, !Interpreter.isInterrupted else {
        disconnect(sessionWorld)
        Interpreter.clearInterrupt()
        throw LuaError("interrupted; nothing was changed")
      }
      onOutcome(outcome)
      done.append(
        Journal.Entry(action: entry.action, outcome: outcome, haltInputs: entry.haltInputs))
    }
    return Replay(
      sessionWorld: sessionWorld, entries: done, release: release, film: recorder?.finish())
  }

  /// Switches to an empty world, with the limits of the previous one.
  private func beginFreshWorld(under profile: Profile) {
    let limit = world.interpreter.memoryLimit
    sessionWorld = SessionWorld(world: ScriptWorld(profile: profile))
    world.interpreter.memoryLimit = limit
    for kind in StoredFile.Kind.allCases {
      let record = Self.record(of: kind)
      world[keyPath: record] = StoredRecord().with(valuesOf: firstRecords[kind] ?? StoredRecord())
    }
    connect()
  }

  /// Makes the world of a replay the current one; its stored values replace the session's, and are
  /// written to their file with the next input.
  func adopt(_ replay: Replay) {
    let former = sessionWorld
    sessionWorld = replay.sessionWorld
    attempt { () throws(LuaError) in
      if let release = replay.release { try world.call(release) }
    }
    for kind in StoredFile.Kind.allCases {
      let record = Self.record(of: kind)
      world[keyPath: record] = former.world[keyPath: record].with(valuesOf: world[keyPath: record])
    }
    disconnect(former)
  }

  /// Ignores further events of a world that is being replaced.
  func disconnect(_ sessionWorld: SessionWorld) {
    sessionWorld.world.output = { _ in }
    sessionWorld.world.onError = { _, _ in }
    sessionWorld.world.onWarning = { _, _ in }
    sessionWorld.world.onTurnEnd = {}
    sessionWorld.world.willReplaceWorld = {}
    sessionWorld.world.didReplaceWorld = {}
    sessionWorld.world.momentName = { _ in "" }
  }

  /// Prevents the session's scripts from changing files.
  func preventFileWrites() { _ = blockFileWrites() }

  /// Prevents the world's scripts from changing files; returns a closure that allows it again.
  private func blockFileWrites() -> LuaFunction? {
    var release: LuaFunction?
    attempt { () throws(LuaError) in
      let results = try world.interpreter.withoutUsingAddresses { () throws(LuaError) in
        try world.call(world.interpreter.load(Texts["Console/Lua/replay.lua"], named: "replay"))
      }
      if case .function(let function) = results.first { release = function }
    }
    return release
  }
}
