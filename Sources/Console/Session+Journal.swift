import Escaping
import Foundation
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Does something, and writes it down where that is not looking back.
  @discardableResult
  func enter(_ deed: Journal.Deed) -> Journal.Outcome {
    let outcome = perform(deed)
    if looking == nil, !isReplaying {
      journal.add(Journal.Entry(deed: deed, outcome: outcome, asides: breaks.asides))
    }
    return outcome
  }

  /// Does something; a stopped script has left what it had done half way.
  func perform(_ deed: Journal.Deed, repeating asides: [Journal.Aside] = []) -> Journal.Outcome {
    (breaks.calls, breaks.asides, breaks.isStepping) = (0, asides, false)
    let (events, former) = (play.eventCount, troubles.count)
    play.outcome = Journal.Outcome()
    switch deed {
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
    case .input(let text): run(input: text)
    case .command(let name, let words): run(command: name, words)
    }
    play.outcome.events = play.eventCount - events
    play.outcome.hasFailed = troubles.count > former
    play.outcome.isStopped = troubles.dropFirst(former).contains(where: \.isStop)
    play.outcome.error = troubles.dropFirst(former).first?.text
    return play.outcome
  }

  /// Whether scripts are kept away from files.
  var isConfined: Bool {
    journal.entries.contains { if case .confinement = $0.deed { true } else { false } }
  }

  // MARK: Commands

  /// Takes inputs back: the world is as it was before them.
  func undo(_ count: Int) throws(LuaError) {
    try requirePresent()
    let last = journal.inputCount
    guard last > 0 else { throw LuaError("nothing to undo") }
    guard count <= last else { throw LuaError("only \(last) inputs can be undone") }
    try change("undid \(Self.names(of: last, last - count + 1))") {
      journal in
      journal.entries(upTo: last - count)
    } by: { journal, entries in
      journal.undo(to: last - count, leaving: entries)
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

  /// `inputs 11 and 10`, in the order in which they are gone through.
  private static func names(of first: Int, _ last: Int) -> String {
    switch abs(first - last) {
    case 0: "input \(first)"
    case 1: "inputs \(first) and \(last)"
    default: "inputs \(first) to \(last)"
    }
  }

  /// Puts another journal's world in front, and says so.
  private func change(
    _ summary: String, to entries: (Journal) -> [Journal.Entry],
    by edit: (inout Journal, [Journal.Entry]) -> Void
  ) throws(LuaError) {
    let tree = printedTree
    let replay = try replay(entries(journal))
    take(replay)
    edit(&journal, replay.entries)
    write("\(summary); \(replay.summary)\n")
    showTree(unless: tree)
  }

  /// Looks at the world as it was after an input.
  func look(at input: Int) throws(LuaError) {
    try requireMoving()
    guard 0...journal.inputCount ~= input else {
      throw LuaError("no such input: use 1 to \(journal.inputCount), or 0 for the start")
    }
    let tree = printedTree
    let replay = try replay(journal.entries(upTo: input))
    let present = looking?.present ?? play
    if looking != nil { retire(play) }
    looking = Looking(input: input, present: present)
    play = replay.play
    showTree(unless: tree)
  }

  /// Comes back from looking.
  func lookAtPresent() {
    guard let looking else { return }
    let tree = printedTree
    retire(play)
    play = looking.present
    self.looking = nil
    showTree(unless: tree)
  }

  func requirePresent() throws(LuaError) {
    try requireMoving()
    guard let looking else { return }
    throw LuaError("viewing the state after input \(looking.input), read-only; return with :now")
  }

  /// What a prompt says: `> `, `at 4 of 12> `.
  package var prompt: String {
    if let halt = breaks.halt { return "\(halt.event.text)> " }
    return looking.map { "at \($0.input) of \(journal.inputCount)> " } ?? "> "
  }

  /// Loads a file as an input.
  func load(_ path: String) throws(LuaError) {
    try requirePresent()
    let text = try Self.text(of: path)
    answerInput { enter(.file(text, path: path)) }
  }

  /// Does all again with the files as they are now.
  func reload() throws(LuaError) {
    try requirePresent()
    let former = journal.entries
    guard let last = former.compactMap(\.deed.file?.path).last else {
      throw LuaError("no file was loaded; use :load FILE")
    }
    let entries = try former.map { entry throws(LuaError) in
      guard let path = entry.deed.file?.path else { return entry }
      return Journal.Entry(
        deed: entry.deed.with(text: try Self.text(of: path)), outcome: entry.outcome,
        asides: entry.asides)
    }
    let count = Set(former.compactMap(\.deed.file?.path)).count
    try change("reloaded \(count == 1 ? last.escaped : "\(count) files")", to: { _ in entries }) {
      $0.replace(with: $1)
    }
    tellOfNewTroubles(since: former)
  }

  /// Names the entries that went well before and do not now.
  private func tellOfNewTroubles(since former: [Journal.Entry]) {
    var number = 0
    for (old, new) in zip(former, journal.entries) {
      number += new.isNumbered ? 1 : 0
      guard new.outcome.hasFailed, !old.outcome.hasFailed else { continue }
      let name = new.deed.isInput ? "input \(number)" : new.deed.typed
      complain("\(name) fails now: \((new.outcome.error ?? "").escapedLines)\n")
    }
  }

  private static func text(of path: String) throws(LuaError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LuaError("\(path): can't be read")
    }
    return SourceText.text(of: data)
  }

  /// After a stop the session is as after the input before.
  func rewind() {
    Interpreter.clearInterrupt()
    attempt { () throws(LuaError) in
      let tree = printedTree
      let replay = try replay(journal.entries)
      take(replay)
      let last = journal.inputCount
      complain("the session is as \(last == 0 ? "at its start" : "after input \(last)")\n")
      showTree(unless: tree)
    }
  }
}

/// A look at an earlier world.
struct Looking {
  /// The number of the last input that was done in it.
  let input: Int
  /// What to come back to.
  let present: Play
}
