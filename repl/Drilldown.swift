import ArgumentParser
import Console
import Foundation
import Lua
import NavigationModel

/// The command: runs scripts, or asks for input.
@main
struct Drilldown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown",
    abstract: "UIKit navigation without the phone.",
    usage: """
      drilldown [-q] [<option> ...]
      drilldown [-i] [<option> ...] [-e <text> ...] [-l <module> ...] [<file> [<argument> ...]]
      drilldown test [--record] [<path> ...]
      drilldown explain [<name>]
      drilldown meta <folder>
      """,
    discussion: """
      Without a file this is a prompt; standard input that is not a terminal is run input by input, \
      and results are printed; `-` runs it as a script. \
      The exit code is 1 when a script went wrong, 2 when the arguments are wrong, 4 when the \
      script cannot be read, 5 when a limit of time or instructions ended the run, 129 when the \
      terminal was closed, 130 when Ctrl-C ended it. \
      `drilldown test` runs transcripts, `drilldown explain` tells what is behind a warning, \
      `drilldown meta` writes what editors want to know; their --help tells more.
      """,
    version: "0.1.0")

  @Option(name: .short, help: ArgumentHelp("Run a text; may be repeated.", valueName: "text"))
  var execute: [String] = []

  @Option(
    name: .short,
    help: ArgumentHelp("Require a module first; may be repeated.", valueName: "module"))
  var library: [String] = []

  @Option(help: "Which iOS releases the world behaves like.")
  var profile = ProfileChoice.modern

  @Option(
    help: ArgumentHelp("Keep what scripts put into `defaults` in a file.", valueName: "file"),
    completion: .file())
  var defaults: String?

  @Option(
    help: ArgumentHelp("Keep what is saved of the app in a file.", valueName: "file"),
    completion: .file())
  var state: String?

  @Option(help: "When errors, warnings and events have colours.")
  var color = ColorChoice.auto

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  @Flag(name: .short, help: "Stay at the prompt afterwards.")
  var interactive = false

  @Flag(name: .short, help: "Open the prompt without its first line.")
  var quiet = false

  @Flag(help: "Open the prompt without its start file.")
  var noInit = false

  @Flag(help: "Keep nothing of what is typed in the history.")
  var `private` = false

  @Argument(help: "The script; - is standard input.")
  var file: String?

  @Argument(parsing: .captureForPassthrough, help: "What the script finds in `arg` and `...`.")
  var arguments: [String] = []

  /// The first word chooses the command; any other one is a script's name, which the parser's own
  /// subcommands would not allow beside arguments that are passed on.
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let rest = Array(words.dropFirst())
    switch words.first {
    case "test": Test.start(rest)
    case "explain": Explain.start(rest)
    case "meta": Meta.start(rest)
    default: start(words)
    }
  }

  func validate() throws {
    for (option, path) in ["--defaults": defaults, "--state": state] where path?.isEmpty == true {
      throw ValidationError("\(option) wants the path of a file.")
    }
    if let state, state == defaults {
      throw ValidationError("--state and --defaults want a file each.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    let interrupts = Interrupts()
    let limits = limitOptions.limits
    let session = Session(
      profile: profile.profile, write: { Terminal.write($0) },
      complain: { Terminal.complain($0) })
    session.paint = color.paint
    if let defaults { session.keepDefaults(in: defaults) }
    if let state { session.keepState(in: state) }
    if limits.isSandboxed { session.confine(to: file == "-" ? nil : file) }
    let hasScript = !execute.isEmpty || file != nil
    let asks = interactive || (!hasScript && isatty(STDIN_FILENO) == 1)
    try interrupts.stop(with: interruptScript) {
      try limits.enforce(on: session, leave: Terminal.leave) {
        try runScripts(in: session, asks: asks)
      }
    }
    if asks {
      Prompt(
        session: session, interrupts: interrupts, limits: limits, isPrivate: `private`
      ).run(showsBanner: !quiet)
      if Interrupts.isHungUp { throw ExitCode(129) }
      let isTyped = isatty(STDIN_FILENO) == 1
      if isTyped && !hasScript && !session.hasUnsavedValues { return }
    }
    if let stop = session.stop, !asks { throw ExitCode(stop.exitCode) }
    if session.hasFailed { throw ExitCode(1) }
  }

  /// Runs what the command line names, up to the first script that is stopped; standard input when
  /// it names nothing and nobody is asked.
  @MainActor private func runScripts(in session: Session, asks: Bool) throws {
    if asks && !noInit { runStartFile(in: session) }
    for name in library where session.stop == nil { session.require(name) }
    for text in execute where session.stop == nil { session.run(script: text, named: "-e") }
    guard session.stop == nil else { return }
    if let file {
      try runFile(file, in: session)
    } else if execute.isEmpty && !asks {
      session.setArguments([], script: "stdin", before: CommandLine.arguments)
      session.run(piped: Terminal.read("-") ?? "", named: "stdin")
    }
  }

  /// Runs the script that a person has every prompt begin with, if there is one.
  @MainActor private func runStartFile(in session: Session) {
    guard let path = PersonalFiles().start, access(path, F_OK) == 0 else { return }
    guard let source = Terminal.read(path) else {
      return session.fail("\(path): cannot be read")
    }
    session.run(script: source, named: "init.lua")
  }

  @MainActor private func runFile(_ file: String, in session: Session) throws {
    guard let source = Terminal.read(file) else {
      session.fail("\(file): cannot be read")
      throw ExitCode(4)
    }
    let name = file == "-" ? "stdin" : file
    let words = CommandLine.arguments.dropLast(arguments.count + (self.file == nil ? 0 : 1))
    session.setArguments(arguments, script: name, before: Array(words))
    if file != "-" { session.addModuleFolder(of: file) }
    session.run(script: source, named: name, arguments: arguments)
  }
}

/// A profile, as the command line names it.
enum ProfileChoice: String, CaseIterable, ExpressibleByArgument {
  case modern, ios16, mid, classic

  /// The profile.
  var profile: Profile { Profile.named(rawValue) ?? .modern }
}

extension LuaError.Stop {
  /// The exit code of a run that ended so.
  var exitCode: Int32 {
    switch self {
    case .interrupted: 130
    case .outOfTime, .outOfInstructions: 5
    case .outOfMemory: 1
    }
  }
}

/// What Ctrl-C calls while a script runs; only what a signal handler may do.
nonisolated func interruptScript() {
  if Interrupts.isInsistent { Terminal.leaveInterrupted() }
  Interpreter.interrupt()
}

extension ParsableCommand {
  /// Parses and runs; wrong arguments end with exit code 2, as they do in other commands.
  static func start(_ words: [String]) {
    do {
      var command = try parseAsRoot(words)
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      Terminal.complain(fullMessage(for: error) + "\n")
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }
}
