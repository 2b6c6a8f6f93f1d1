import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues
import Translation
import UIKitLua

/// An interactive world: runs scripts and inputs, and reports the events.
package final class Session {
  /// The world and its interpreter.
  package var world: ScriptWorld { sessionWorld.world }
  /// The current world, with its counters.
  var sessionWorld: SessionWorld
  /// Receives output, a text at a time.
  package var write: (String) -> Void
  /// Receives errors and warnings, a line or more at a time.
  package var writeError: (String) -> Void
  /// Returns a text in the colour of its tone.
  package var paint: (String, Tone) -> String = { text, _ in text }
  /// The terminal; nil if there is none.
  package var terminal: TerminalOutput? { didSet { useTerminal() } }
  /// The terminal's width in columns; nil if there is no terminal.
  package var columns: () -> Int? = { nil }
  /// Whether an error was reported.
  package internal(set) var hasFailed = false
  /// The operations, so that they can be replayed.
  package internal(set) var journal = Journal()
  /// The file that the journal is written to during the session.
  package var journalFile: JournalFile?
  /// The script of the last rule that was broken, or the last mistake that was played.
  var lastMistake: String?
  /// Asks for a key while a demo is played; nil to play without pauses.
  package var demoKeys: ((String) -> Character?)?
  /// Opens a text in the user's editor and returns what it saves; nil without a terminal.
  package var edit: ((String) -> Result<String, EditorProblem>)?
  /// The journal of the last session that ended abruptly, for `:recover`.
  package var abandonedJournal: String?
  /// The journal that this session has taken up.
  package internal(set) var recoveredJournal: String?
  /// Opens the prompt in another session, until that ends.
  package var openPrompt: (Session) -> Void = { _ in }
  /// The world before the last input.
  var formerView: WorldView?
  /// The tutorial in this session's world.
  var tour: Tour?
  /// The session of a tutorial that can be continued.
  var leftTour: Session?
  /// The transcript that is running; nil for none.
  var transcript: RunningTranscript?
  /// Follows the transcripts that run.
  var observer = TranscriptObserver()
  /// The files that are loaded again when they change, with their last states.
  var watched = WatchedFiles()
  /// The earlier world that is being viewed.
  var timeTravel: TimeTravel?
  /// Whether results are shown in full.
  var showsAll = false
  /// Whether a replay is running, without output.
  var isReplaying = false
  /// Films the replay that is running.
  var recorder: FilmRecorder?
  /// The breakpoints.
  var breaks = Breaks()
  /// Reads an input while stopped at a breakpoint; nil at the end of input.
  package var ask: (() -> String?)? { didSet { listen() } }
  /// The failures.
  var reportedErrors: [ReportedError] = []
  /// The stored values of the session's scripts at its start.
  var firstRecords: [StoredFile.Kind: StoredRecord] = [:]
  /// The transcripts that were saved.
  var savedFiles: Set<String> = []
  /// Whether the stored values of scripts are written to files.
  var storesFiles = false
  /// The iOS releases to emulate at first.
  let profile: Profile
  /// Whether the session is to end.
  package var isOver = false
  /// What is printed after an input.
  package var settings = OutputSettings()
  /// Runs an input under the limits for each one.
  package var limit: (() -> Void) -> Void = { $0() }
  /// The commands that scripts have requested, which wait until their input has ended.
  var requests: [() -> Void] = []
  /// The undefined globals of the running input for which a guess was printed.
  var guessedNames: Set<String> = []
  /// The words of UIKit's that translations know; filled by the first one.
  var vocabulary: Vocabulary?
  /// Where the running input is in a text that has commands; nil for one that is typed.
  var placeOfInput: InputPlace?
  /// The text for the next prompt, which the user may run, change or discard.
  package var nextLine = ""
  /// Why the stored values of scripts could not be saved the last time.
  var unsaved: [StoredFile.Kind: StoredFileError] = [:]
  /// The stop that ended a script, if one was stopped.
  package internal(set) var stop: LuaError.Stop?

  /// A session with a fresh world of a profile.
  package init(
    profile: Profile = .modern, write: @escaping (String) -> Void = { _ in },
    writeError: @escaping (String) -> Void = { _ in }
  ) {
    self.profile = profile
    sessionWorld = SessionWorld(world: ScriptWorld(profile: profile))
    self.write = write
    self.writeError = writeError
    connect()
  }

  /// Observes the current world.
  func connect() {
    world.output = { [unowned self] in print($0) }
    world.onError = { [unowned self] error, context in report(error, in: context) }
    world.onWarning = { [unowned self] diagnostic, position in
      warn(diagnostic, at: position)
    }
    world.onScriptWarning = { [unowned self] in self.writeError("warning: \($0)\n") }
    world.interpreter.hooks.deprecatedUse = { [unowned self] deprecation, position in
      if !isReplaying { writeError("note: \(deprecation.text(at: position))\n") }
    }
    world.momentName = { [unowned self] in name(of: $0) }
    world.willReplaceWorld = { [unowned self] in
      if isAtPrompt || transcript != nil { showEvents() }
      sessionWorld.endCounting()
    }
    world.didReplaceWorld = { [unowned self] in
      sessionWorld.beginCounting()
      transcript?.beginWorld()
      listen()
    }
    listen()
    world.interpreter.withoutCollecting { registerCommands() }
    saveAtTurnEnds()
  }

  /// Prints a text of a script.
  private func print(_ text: String) {
    observer.didPrint(text)
    if let transcript { return transcript.receive(text) }
    if !isReplaying { write(text) }
  }

  /// Called before calls if there are breakpoints.
  private func listen() {
    world.stage.willDeliver =
      ask == nil && !isReplaying ? nil : { [unowned self] in willDeliver($0) }
  }

  /// Whether a stored value of a script is not in its file.
  package var hasUnsavedValues: Bool { !unsaved.isEmpty }

  /// The name of the iOS releases that the world emulates.
  package var profileName: String { world.stage.profile.name }

  /// Runs a whole script until the world is idle; false if anything failed.
  @discardableResult
  package func run(script: String, named name: String, arguments: [String] = []) -> Bool {
    executeAndRecord(.script(script, name: name, arguments: arguments))
    return !hasFailed
  }

  /// Runs the user's init file.
  package func run(startFile text: String, at path: String) {
    executeAndRecord(.start(text, path: path))
  }

  func runScript(_ text: String, _ name: String, _ arguments: [String]) {
    run(script: text) { program in
      attempt { () throws(LuaError) in
        try world.call(load(program, named: name), arguments)
        try world.settle()
      }
      world.onTurnEnd()
    }
  }

  /// Advances the clock until the world is idle, as at the end of a test, and returns what is still
  /// active; nil if a script was stopped.
  func finish() -> Remainder? {
    var remainder: Remainder?
    attempt { () throws(LuaError) in remainder = try world.finish() }
    return remainder
  }

  /// Requires a module.
  package func require(_ module: String) { executeAndRecord(.module(module)) }

  func runModule(_ name: String) {
    attempt { () throws(LuaError) in
      guard case .function(let require) = world.interpreter.global("require") else { return }
      try world.call(require, [name])
    }
    world.onTurnEnd()
  }

  /// Sets the global `arg`: the words of the command, the script's at 0.
  package func setArguments(_ arguments: [String], script: String, before words: [String] = []) {
    executeAndRecord(.arguments(arguments, script: script, before: words))
  }

  /// Makes `require` search a script's folder first, and refuse the script itself.
  package func addModuleFolder(of file: String) { executeAndRecord(.moduleFolder(of: file)) }

  /// Runs scripts in a sandbox, where modules are loaded from the folder of the file only; without
  /// a file from the current folder.
  package func confine(to file: String?) { executeAndRecord(.confinement(file: file)) }

  /// The folder of a file, from its path alone.
  package static func folder(of file: String) -> String {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Makes `close` free nothing, because the process ends after it.
  package func endWithProcess() { world.interpreter.endWithProcess() }

  /// Closes the interpreter, and runs the remaining finalizers.
  package func close() { world.interpreter.close() }

  /// Reports a failure that no script caused.
  package func fail(_ message: String) {
    report(LuaError(message))
  }

  /// Runs a body; reports and returns the error it throws.
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

  // MARK: Failures

  /// Whether it is interactive; scripts need less output.
  var isAtPrompt: Bool { !sessionWorld.firstEvents.isEmpty }

  private func report(_ error: LuaError, in context: String? = nil) {
    hasFailed = true
    reportedErrors.append(
      ReportedError(
        text: error.message, isStop: error.kind.isStop, isSyntax: error.kind.isSyntax,
        report: ([error.message] + error.traceback).joined(separator: "\n")))
    if case .stopped(let stop) = error.kind { self.stop = stop }
    guard !isReplaying else { return }
    lastMistake = error.details.flatMap { Diagnostic.Rule.named($0.code)?.script } ?? lastMistake
    transcript?.flush()
    writeFailure(painted(text(of: error, in: context), .error))
    if error.kind.isStop { terminal?.mute() }
  }

  /// The global that was perhaps meant by a name that was nil.
  private func guess(at error: LuaError) -> String? {
    if let match = error.message.firstMatch(of: /a nil value \(global '(\w+)'\)/) {
      guessedNames.insert(String(match.1))
      return nearest(to: String(match.1), in: world.interpreter.globalNames)
    }
    // A function of one of our tables: `user.bak()`.
    return error.message.firstMatch(of: /call a nil value \(field '(\w+)'\)/).flatMap { match in
      nearest(to: String(match.1), in: catalog.tables.flatMap { $0.members.map(\.name) })
    }
  }

  private func text(of error: LuaError, in context: String?) -> String {
    guard isAtPrompt else {
      return ErrorReport(error, context: context).text + translation(at: error)
    }
    let line = world.interpreter.withoutUsingAddresses {
      ErrorLine(
        of: error, in: { sessionWorld.programs[$0] }, asking: world.interpreter, columns: columns())
    }
    return ErrorReport(error, context: context, at: line, guess: guess(at: error)).text
      + translation(at: error)
  }

  private func warn(_ diagnostic: Diagnostic, at position: String?) {
    sessionWorld.recordNames(diagnostic)
    guard !isReplaying else { return }
    lastMistake = diagnostic.rule.script
    let text = painted(text(of: diagnostic, at: position), .warning)
    if let transcript { transcript.add(warning: text) } else { writeError(text) }
  }

  private func text(of diagnostic: Diagnostic, at position: String?) -> String {
    let place = position.map { "\($0): " } ?? ""
    let era = world.stage.profile.era
    guard isAtPrompt else {
      return "warning: \(place)\(diagnostic.text(era) ?? "")\n  do    \(diagnostic.rule.hint)\n"
    }
    let text = diagnostic.consoleText(era) ?? ""
    return "warning: \(place)\(text)\n\(Explanation(of: diagnostic).text)"
  }

  /// The input during which something happened, else the virtual time.
  private func name(of moment: Moment) -> String {
    let input = sessionWorld.firstEvents.count { $0 <= moment.event }
    return input > 0 && transcript == nil ? "input \(input)" : "\(moment.at.inSeconds) s"
  }
}

/// A failure.
struct ReportedError {
  let text: String
  /// Whether a script was stopped.
  let isStop: Bool
  /// Whether a program could not be parsed.
  let isSyntax: Bool
  /// The text, with the script's stack of calls.
  let report: String
}

extension Interpreter {
  /// Sets the global `arg`: the words of the command, the script's at 0.
  func setArguments(_ arguments: [String], script: String, before words: [String]) {
    let table = LuaTable(in: self)
    table[0] = .string(script)
    for (index, argument) in arguments.enumerated() { table[index + 1] = .string(argument) }
    for (index, word) in words.reversed().enumerated() { table[-1 - index] = .string(word) }
    setGlobal("arg", table)
  }
}
