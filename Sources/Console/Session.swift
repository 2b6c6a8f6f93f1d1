import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Persistence
import UIKitLua

/// A world to talk to: runs scripts and inputs, and says what happened.
package final class Session {
  /// The world and its interpreter.
  package let world: ScriptWorld
  /// Receives what is said, a text at a time.
  package var write: (String) -> Void
  /// Receives errors and warnings, a line or more at a time.
  package var complain: (String) -> Void
  /// Gives a text the colour of its tone.
  package var paint: (String, Tone) -> String = { text, _ in text }
  /// Whether an error was reported.
  package private(set) var hasFailed = false
  /// Why what scripts keep could not be saved when that was last tried.
  var unsaved: [StoredFile.Kind: StoredFileError] = [:]
  /// Who stopped a script, if one was stopped.
  package private(set) var stop: LuaError.Stop?
  /// The number of events before each input; none for the inputs before this world.
  private var firstEvents: [Int] = []
  /// The number of events that were shown.
  private var shownEvents = 0

  /// A session with a fresh world of a profile.
  package init(
    profile: Profile = .modern, write: @escaping (String) -> Void = { _ in },
    complain: @escaping (String) -> Void = { _ in }
  ) {
    world = ScriptWorld(profile: profile)
    self.write = write
    self.complain = complain
    world.output = { [unowned self] in self.write($0) }
    world.onError = { [unowned self] error, context in report(error, in: context) }
    world.onWarning = { [unowned self] complaint, position in
      warn(complaint, at: position)
    }
    world.onRemark = { [unowned self] in self.complain("warning: \($0)\n") }
    world.momentName = { [unowned self] in name(of: $0) }
    world.willReplaceWorld = { [unowned self] in if isAtPrompt { showEvents() } }
    world.didReplaceWorld = { [unowned self] in beginCounting() }
  }

  /// Whether something that scripts keep is not in its file.
  package var hasUnsavedValues: Bool { !unsaved.isEmpty }

  /// The name of the releases that the world behaves like.
  package var profileName: String { world.stage.profile.name }

  /// Runs a whole script and lets it settle; false when anything went wrong.
  @discardableResult
  package func run(script: String, named name: String, arguments: [String] = []) -> Bool {
    attempt {
      () throws(LuaError) in
      let chunk = try world.interpreter.load(SourceText.lua(of: script), named: name)
      try world.call(chunk, arguments)
      try world.settle()
    }
    world.onTurnEnd()
    return !hasFailed
  }

  /// Requires a module.
  package func require(_ module: String) {
    attempt { () throws(LuaError) in
      guard case .function(let require) = world.interpreter.global("require") else { return }
      try world.call(require, [module])
    }
    world.onTurnEnd()
  }

  /// Sets the global `arg`: the words of the command, the script's at 0.
  package func setArguments(_ arguments: [String], script: String, before words: [String] = []) {
    let table = LuaTable(in: world.interpreter)
    table[0] = .string(script)
    for (index, argument) in arguments.enumerated() { table[index + 1] = .string(argument) }
    for (index, word) in words.reversed().enumerated() { table[-1 - index] = .string(word) }
    world.interpreter.setGlobal("arg", table)
  }

  /// Makes `require` look beside a script first, and refuse the script itself.
  package func addModuleFolder(of file: String) {
    world.interpreter.addModuleFolder(Self.folder(of: file))
    world.interpreter.refuseModule(file)
  }

  /// Keeps scripts in a sandbox, where modules come from the folder of the file alone; without a file
  /// from the current folder.
  package func confine(to file: String?) { world.confine(to: Self.folder(of: file ?? "")) }

  private static func folder(of file: String) -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if folder.isEmpty { return "." }
    return folder == [""] ? "/" : folder.joined(separator: "/")
  }

  /// Ends the interpreter, and runs the finalizers that are left.
  package func close() { world.interpreter.close() }

  /// Reports a failure that no script caused.
  package func fail(_ message: String) {
    report(LuaError(message))
  }

  /// Does something; reports and returns the error it throws.
  @discardableResult
  func attempt(_ body: () throws(LuaError) -> Void) -> LuaError? {
    do {
      try body()
      return nil
    } catch {
      report(error)
      return error
    }
  }

  // MARK: Inputs at a prompt

  /// Whether an input is whole, wants more lines, or is wrong.
  package func completeness(of input: String) -> Interpreter.Completeness {
    world.interpreter.completeness(of: input)
  }

  /// Runs an input, as an expression if it is one, lets the world settle, and says what came of it:
  /// the results, what happened, and the tree when it changed.
  package func evaluate(_ input: String) {
    shownEvents = world.stage.trace.events.count
    firstEvents.append(shownEvents)
    let tree = printedTree
    let error = attempt { () throws(LuaError) in
      let results = try world.call(chunk(of: input))
      show(results)
    }
    // Somebody who pressed Ctrl-C does not want to wait for what is still under way.
    if error?.kind.isStop != true { attempt { () throws(LuaError) in try world.settle() } }
    world.collect()
    world.onTurnEnd()
    showEvents()
    if printedTree != tree { write(printedTree + "\n") }
  }

  private func chunk(of input: String) throws(LuaError) -> LuaFunction {
    let name = "input \(firstEvents.count)"
    if let expression = try? world.interpreter.load("return " + input, named: name) {
      return expression  // what is no expression is judged as statements
    }
    return try world.interpreter.load(input, named: name)
  }

  private var printedTree: String { TreePrinter(world.stage.hierarchy).text() }

  /// Says results, if there are any.
  func show(_ results: [LuaValue]) {
    guard !results.isEmpty else { return }
    let printer = ValueDescription(world.interpreter)
    write(results.map { printer.text(of: $0) }.joined(separator: "   ") + "\n")
  }

  private func showEvents() {
    let events = world.stage.trace.events.dropFirst(shownEvents)
    guard let start = events.first?.at else { return }
    var printer = TimelinePrinter(from: start, showsContainers: false)
    // Warnings and errors were said when they came.
    let quiet: [Event.Kind] = [.warning, .error, .exception]
    for line in printer.lines(for: events.filter { !quiet.contains($0.kind) }) {
      write(paint("  \(line)", .event) + "\n")
    }
  }

  /// Another world has taken the place of the one before, and its trace is a new one.
  private func beginCounting() {
    shownEvents = world.stage.trace.events.count
    firstEvents = firstEvents.map { _ in 0 }
  }

  // MARK: What went wrong

  /// Whether somebody at a prompt reads along; scripts get by with less.
  private var isAtPrompt: Bool { !firstEvents.isEmpty }

  private func report(_ error: LuaError, in context: String? = nil) {
    hasFailed = true
    if case .stopped(let stop) = error.kind { self.stop = stop }
    complain(painted(ErrorReport(error, context: context, isExplained: isAtPrompt).text, .error))
  }

  private func warn(_ complaint: Complaint, at position: String?) {
    let place = position.map { "\($0): " } ?? ""
    let era = world.stage.profile.era
    if isAtPrompt {
      let text = complaint.consoleText(era) ?? ""
      complain(
        painted("warning: \(place)\(text)\n\(Explanation(of: complaint).text)", .warning))
    } else {
      let text = complaint.text(era) ?? ""
      complain(
        painted("warning: \(place)\(text)\n  do    \(complaint.rule.hint)\n", .warning))
    }
  }

  /// The input during which something happened, else the virtual time.
  private func name(of moment: Moment) -> String {
    let input = firstEvents.count { $0 <= moment.event }
    return input > 0 ? "input \(input)" : "\(moment.at.inSeconds) s"
  }
}
