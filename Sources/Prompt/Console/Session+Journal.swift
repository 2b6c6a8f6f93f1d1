import EscapedText
import Foundation
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Runs an operation, and records it unless an earlier state is being viewed.
  @discardableResult
  func executeAndRecord(_ action: Journal.Action) -> Journal.InputOutcome {
    let outcome = execute(action)
    if timeTravel == nil, !isReplaying {
      journal.add(Journal.Entry(action: action, outcome: outcome, haltInputs: breaks.haltInputs))
    }
    return outcome
  }

  /// Runs an operation; the partial effects of a stopped script remain.
  func execute(_ action: Journal.Action, repeating haltInputs: [Journal.HaltInput] = [])
    -> Journal.InputOutcome
  {
    (breaks.calls, breaks.haltInputs, breaks.isStepping) = (0, haltInputs, false)
    let (events, former) = (sessionWorld.eventCount, reportedErrors.count)
    sessionWorld.outcome = Journal.InputOutcome()
    switch action {
    case .arguments(let arguments, let script, let words):
      world.interpreter.setArguments(arguments, script: script, before: words)
    case .moduleFolder(let file):
      world.interpreter.addModuleFolder(Self.folder(of: file))
      world.interpreter.refuseModule(file)
    case .confinement(let file): world.confine(to: Self.folder(of: file ?? ""))
    case .module(let name): runModule(name)
    case .script(let text, let name, let arguments): runScript(text, name, arguments)
    case .start(let text, _): runScript(text, "init.lua", [])
    case .file(let text, let path): runFile(text, path)
    case .demo(let text, let name): runDemo(text, name)
    case .input(let text): run(input: text)
    case .command(let name, let words): run(command: name, words)
    }
    sessionWorld.outcome.events = sessionWorld.eventCount - events
    sessionWorld.outcome.hasFailed = reportedErrors.count > former
    sessionWorld.outcome.isStopped = reportedErrors.dropFirst(former).contains(where: \.isStop)
    sessionWorld.outcome.isRefused = reportedErrors.dropFirst(former).first?.isSyntax == true
    sessionWorld.outcome.error = reportedErrors.dropFirst(former).first?.text
    return sessionWorld.outcome
  }

  /// Whether scripts have no access to files.
  var isConfined: Bool {
    journal.entries.contains { if case .confinement = $0.action { true } else { false } }
  }

  // MARK: Commands

  /// Undoes the last inputs that have changed something, and those after them: the world is as it
  /// was before.
  func undo(_ count: Int) throws(LuaError) {
    try requirePresent()
    let changes = journal.changes
    guard let last = changes.last else {
      let looks = journal.inputCount > 0 ? ": no input has changed anything" : ""
      throw LuaError("nothing to undo\(looks)")
    }
    guard count <= changes.count else {
      let inputs = changes.count == 1 ? "1 input has" : "\(changes.count) inputs have"
      throw LuaError("only \(inputs) changed anything")
    }
    let first = changes[changes.count - count]
    let text = first.text.cut(toWidth: 60)
    try change("undid \(Self.names(of: last.number, first.number)), \(text)") { journal in
      journal.entries(upTo: first.number - 1)
    } by: { journal, entries in
      journal.undo(to: first.number - 1, leaving: entries)
    }
  }

  /// Redoes what was undone last.
  func redo() throws(LuaError) {
    try requirePresent()
    guard let entries = journal.redone else { throw LuaError("nothing to redo") }
    let first = journal.inputCount + 1
    let last = entries.count(where: \.isNumbered)
    try change("redid \(Self.names(of: first, last))") { _ in
      entries
    } by: {
      journal, entries in
      journal.redo(with: entries)
    }
  }

  /// `inputs 11 and 10`, in the order in which they are processed.
  private static func names(of first: Int, _ last: Int) -> String {
    switch abs(first - last) {
    case 0: "input \(first)"
    case 1: "inputs \(first) and \(last)"
    default: "inputs \(first) to \(last)"
    }
  }

  /// Switches to the world of another journal, and reports it.
  private func change(
    _ summary: String, to entries: (Journal) -> [Journal.Entry],
    by edit: (inout Journal, [Journal.Entry]) -> Void
  ) throws(LuaError) {
    let former = view
    let replay = try replay(entries(journal))
    adopt(replay)
    edit(&journal, replay.entries)
    write("\(summary); \(replay.summary)\n")
    showView(after: former)
  }

  /// Views the state after an input, read-only.
  func viewState(afterInput input: Int) throws(LuaError) {
    try requireMoving()
    guard 0...journal.inputCount ~= input else {
      guard journal.inputCount > 0 else { throw LuaError("there are no inputs yet") }
      throw LuaError("no such input: use 1 to \(journal.inputCount), or 0 for the start")
    }
    let former = view
    let replay = try replay(journal.entries(upTo: input))
    let present = timeTravel?.present ?? sessionWorld
    if timeTravel != nil { disconnect(sessionWorld) }
    timeTravel = TimeTravel(input: input, present: present)
    sessionWorld = replay.sessionWorld
    showView(after: former)
  }

  /// Returns from viewing an earlier state.
  func returnToPresent() {
    guard let timeTravel else { return }
    let former = view
    disconnect(sessionWorld)
    sessionWorld = timeTravel.present
    self.timeTravel = nil
    showView(after: former)
  }

  func requirePresent() throws(LuaError) {
    try requireMoving()
    guard let timeTravel else { return }
    throw LuaError("viewing the state after input \(timeTravel.input), read-only; return with :now")
  }

  /// The text of the prompt: `> `, `at 4 of 12> `, `tour 3> `.
  package var prompt: String {
    if let halt = breaks.halt { return "\(halt.event.text)> " }
    let mark = tour.map { "tour \($0.position + 1)> " } ?? "> "
    return timeTravel.map { "at \($0.input) of \(journal.inputCount)> " } ?? mark
  }

  /// Loads a file as an input.
  func load(_ path: String) throws(LuaError) {
    try requirePresent()
    let text = try Self.text(of: path)
    // A transcript says itself what is to be seen.
    runInput(showsTree: Transcript(source: text).blocks.isEmpty) {
      executeAndRecord(.file(text, path: path))
    }
  }

  /// Replays everything with the current contents of the files.
  func reload() throws(LuaError) {
    try requirePresent()
    let former = journal.entries
    guard let last = former.compactMap(\.action.file?.path).last else {
      throw LuaError("no file was loaded; use :load FILE")
    }
    let entries = try former.map { entry throws(LuaError) in
      guard let path = entry.action.file?.path else { return entry }
      return Journal.Entry(
        action: entry.action.with(text: try Self.text(of: path)), outcome: entry.outcome,
        haltInputs: entry.haltInputs)
    }
    let count = Set(former.compactMap(\.action.file?.path)).count
    try change("reloaded \(count == 1 ? last.escaped : "\(count) files")", to: { _ in entries }) {
      $0.replace(with: $1)
    }
    reportNewFailures(since: former)
  }

  /// Names the entries that succeeded before and now fail.
  private func reportNewFailures(since former: [Journal.Entry]) {
    var number = 0
    for (old, new) in zip(former, journal.entries) {
      number += new.isNumbered ? 1 : 0
      guard new.outcome.hasFailed, !old.outcome.hasFailed else { continue }
      let name = new.action.isInput ? "input \(number)" : new.action.typed
      writeError("\(name) fails now: \((new.outcome.error ?? "").escapedLines)\n")
    }
  }

  private static func text(of path: String) throws(LuaError) -> String {
    guard let text = SourceText.read(path) else { throw LuaError("\(path): can't be read") }
    return text
  }

  /// After a stop the session is as after the input before.
  func rewind() {
    Interpreter.clearInterrupt()
    terminal?.finish()
    attempt { () throws(LuaError) in
      let former = view
      let replay = try replay(journal.entries)
      adopt(replay)
      let last = journal.inputCount
      writeError("the session is as \(last == 0 ? "at its start" : "after input \(last)")\n")
      showView(after: former)
    }
  }
}

/// An earlier state that is being viewed.
struct TimeTravel {
  /// The number of its last input.
  let input: Int
  /// The state to return to.
  let present: SessionWorld
}
