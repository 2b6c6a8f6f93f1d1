import ArgumentParser
import Console
import Lua
import NavigationModel
import StoredValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the command was asked to do with scripts.
struct Invocation {
  /// The texts to run.
  var execute: [String] = []
  /// The modules to require first.
  var library: [String] = []
  /// The iOS releases to emulate.
  var profile = Profile.modern
  /// The file that stores the `defaults` of scripts.
  var defaults: String?
  /// The file that stores the saved state of the app.
  var state: String?
  /// The resource limits of scripts.
  var limits = Limits()
  /// Whether to open the prompt afterwards.
  var isInteractive = false
  /// Whether the prompt opens without its banner.
  var isQuiet = false
  /// Whether the prompt runs the user's init file first.
  var hasStartFile = true
  /// Whether typed inputs are left out of the history.
  var isPrivate = false
  /// When output has colours.
  var color = ColorChoice.auto
  /// The script to run; - is standard input.
  var file: String?
  /// The script's arguments, in `arg` and `...`.
  var arguments: [String] = []
}

extension Invocation {
  /// Parses no words, a file with its arguments, and `-e text`; nil for anything else, which the
  /// parser handles.
  ///
  /// `drilldown -e ''` takes 2.6 times as long as `lua5.4 -e ''`, and with the parser 6.1 times.
  init?(plainly words: [String]) {
    guard let word = words.first else { return }
    if word == "-e", words.count == 2, !words[1].hasPrefix("-") {
      execute = [words[1]]
    } else if !word.isEmpty, !word.hasPrefix("-"), !words.contains("--") {
      (file, arguments) = (word, Array(words.dropFirst()))
    } else {
      return nil
    }
  }

  /// Runs the scripts, or opens the prompt.
  func run() throws {
    let interrupts = Interrupts()
    let start = ContinuousClock.now
    let session = Session(
      profile: profile, write: { Terminal.write($0) }, writeError: { Terminal.writeError($0) })
    session.paint = color.paint
    try keepFiles(of: session)
    if limits.isSandboxed { session.confine(to: file == "-" ? nil : file) }
    let result = Result { try carryOut(in: session, interrupts) }
    let hadFailed = session.hasFailed
    end(session, interrupts, limits.rest(after: start.duration(to: .now)))
    try result.get()
    if session.hasFailed, !hadFailed { throw ExitCode(1) }
  }

  private func carryOut(in session: Session, _ interrupts: Interrupts) throws {
    let hasScript = !execute.isEmpty || file != nil
    let asks = isInteractive || (!hasScript && isatty(STDIN_FILENO) == 1)
    try interrupts.stop(with: interruptScript) {
      try limits.enforce(on: session, leave: Terminal.leave) {
        try runScripts(in: session, asks: asks)
      }
    }
    if asks {
      Prompt(
        session: session, interrupts: interrupts, limits: limits, isPrivate: isPrivate,
        hasColours: color.isOnAtPrompt
      ).run(showsBanner: !isQuiet)
      if Interrupts.isHungUp { throw ExitCode(129) }
      let isTyped = isatty(STDIN_FILENO) == 1
      if isTyped && !hasScript && !session.hasUnsavedValues { return }
    }
    if session.hasUnsavedValues { throw ExitCode(Terminal.lossCode) }
    if let stop = session.stop, !asks { throw ExitCode(stop.exitCode) }
    if session.hasFailed { throw ExitCode(1) }
  }

  /// Loads the stored files; nothing runs if one of them is refused.
  private func keepFiles(of session: Session) throws {
    do throws(StoredFileError) {
      if let defaults { try session.storeDefaults(in: defaults) }
      if let state { try session.storeState(in: state) }
    } catch {
      session.fail("\(error)")
      throw ExitCode(4)
    }
  }

  /// Finalizers that run at the end are scripts like others; none run after a script was stopped.
  ///
  /// The process ends with its objects, instead of releasing them one by one.
  private func end(_ session: Session, _ interrupts: Interrupts, _ limits: Limits) {
    _ = Unmanaged.passRetained(session)
    session.endWithProcess()
    guard session.stop == nil else { return }
    interrupts.stop(with: interruptScript) {
      limits.enforce(on: session, leave: Terminal.leave) { session.close() }
    }
  }

  /// Runs what the command line names, up to the first script that is stopped; standard input if it
  /// names nothing and no prompt is opened.
  private func runScripts(in session: Session, asks: Bool) throws {
    if asks && hasStartFile { runStartFile(in: session) }
    for name in library where session.stop == nil { session.require(name) }
    for text in execute where session.stop == nil { session.run(script: text, named: "-e") }
    guard session.stop == nil else { return }
    if let file {
      try run(file, in: session)
    } else if execute.isEmpty && !asks {
      session.setArguments([], script: "stdin", before: CommandLine.arguments)
      session.run(piped: Terminal.read("-") ?? "", named: "stdin")
    }
  }

  /// Runs the user's init file, if there is one.
  private func runStartFile(in session: Session) {
    guard let path = UserFiles().start, access(path, F_OK) == 0 else { return }
    guard let source = Terminal.read(path) else {
      return session.fail("\(path): can't be read")
    }
    session.run(startFile: source, at: path)
  }

  private func run(_ file: String, in session: Session) throws {
    if let problem = unknownSubcommand { throw ValidationError(problem) }
    guard let source = Terminal.read(file) else {
      session.fail("\(file): can't be read")
      throw ExitCode(4)
    }
    let name = file == "-" ? "stdin" : file
    let words = CommandLine.arguments.dropLast(arguments.count + (self.file == nil ? 0 : 1))
    session.setArguments(arguments, script: name, before: Array(words))
    if file != "-" { session.addModuleFolder(of: file) }
    session.run(script: source, named: name, arguments: arguments)
  }
}

extension Invocation {
  /// That a word is no subcommand: any word after `help`, or the first if it is nearly the name of one
  /// and no file.
  private var unknownSubcommand: String? {
    var words = CommandLine.arguments.dropFirst()
    let asksForHelp = words.first == "help" && words.count > 1
    if asksForHelp { words.removeFirst() }
    guard let file, words.first == file, asksForHelp || access(file, F_OK) != 0
    else { return nil }
    let meant = nearest(to: file, in: Drilldown.subcommandNames)
    guard asksForHelp || meant != nil else { return nil }
    return "unknown command '\(file)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// What Ctrl-C calls while a script runs; it must be async-signal-safe.
nonisolated func interruptScript() {
  if Interrupts.isInsistent { Terminal.leaveInterrupted() }
  Interpreter.interrupt()
}
