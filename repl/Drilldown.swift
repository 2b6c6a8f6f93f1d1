import ArgumentParser
import CTerminal
import Console
import Escaping
import Foundation
import Lua
import NavigationModel
import Runner

/// The command: runs scripts, or opens the prompt.
@main
struct Drilldown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown",
    abstract: "UIKit navigation without the phone.",
    usage: """
      drilldown [-q] [<option> ...]
      drilldown [-i] [<option> ...] [-e <text> ...] [-l <module> ...] [<file> [<argument> ...]]
      drilldown test [<option> ...] [<path> ...]
      drilldown merge [<option> ...] <file> ...
      drilldown review [<path> ...]
      drilldown explain [<name>]
      drilldown meta <folder>
      """,
    discussion: """
      Without a file it opens the prompt; if standard input is not a terminal, its inputs are run \
      one by one and their results printed. `-` runs standard input as one script.

      Exit codes: 1 a script failed, 2 wrong usage, 4 a script or the file of --defaults or --state \
      can't be read, 5 a time or instruction limit was reached, 74 output or saved data was lost, \
      129 the terminal was closed, 130 interrupted with Ctrl-C.

      `drilldown test` runs specs and transcripts, `drilldown merge` merges its reports, \
      `drilldown review` reviews its goldens, `drilldown explain` explains a warning or a fact, \
      `drilldown meta` writes definitions for editors. Each has its own --help.
      """,
    version: "0.1.0")

  @Option(
    name: .short, help: ArgumentHelp("Run a string of Lua; may be repeated.", valueName: "text"))
  var execute: [String] = []

  @Option(
    name: .short,
    help: ArgumentHelp("Require a module first; may be repeated.", valueName: "module"))
  var library: [String] = []

  @Option(help: "The iOS version to emulate.")
  var profile = ProfileChoice.modern

  @Option(
    help: ArgumentHelp("Save `defaults` in a file.", valueName: "file"),
    completion: .file())
  var defaults: String?

  @Option(
    help: ArgumentHelp("Save the app's restoration state in a file.", valueName: "file"),
    completion: .file())
  var state: String?

  @Option(help: "When to color errors, warnings and events.")
  var color = ColorChoice.auto

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  @Flag(name: .short, help: "Open the prompt after the script.")
  var interactive = false

  @Flag(name: .short, help: "Don't print the banner.")
  var quiet = false

  @Flag(help: "Don't run the init file.")
  var noInit = false

  @Flag(help: "Don't save the history.")
  var `private` = false

  @Argument(help: "The script to run; - is standard input.")
  var file: String?

  @Argument(parsing: .captureForPassthrough, help: "The script's arguments, in `arg` and `...`.")
  var arguments: [String] = []

  /// The first word selects the subcommand; any other word is a script's name, which the parser's
  /// own subcommands would not allow beside arguments that are passed on.
  static func main() {
    dd_output_begin()
    dd_grow_stack()
    MainActor.assumeIsolated { Limits.endWithoutMemory(leave: Terminal.leave) }
    MainActor.assumeIsolated { refuseBrokenWords() }
    let words = Array(CommandLine.arguments.dropFirst())
    let rest = Array(words.dropFirst())
    switch words.first {
    case "test" where rest == Worker.arguments:
      dd_end_with_parent()
      dd_send_exit_message_to(Worker.lastWordsNumber)
      MainActor.assumeIsolated { Worker.serve(leave: Terminal.leave) }
    case "test": Test.start(rest)
    case "merge": Merge.start(rest)
    case "review": Review.start(rest)
    case "explain": Explain.start(rest)
    case "meta": Meta.start(rest)
    default:
      if let invocation = Invocation(plainly: words) { finish(invocation) } else { start(words) }
    }
  }

  /// Words that are not UTF-8 would be repaired, and name other files then.
  @MainActor private static func refuseBrokenWords() {
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for (index, word) in words.enumerated() {
      guard let word, String(validatingCString: word) == nil else { continue }
      let bytes = UnsafeRawBufferPointer(start: word, count: strlen(word))
      Terminal.writeError(
        "error: argument \(index) is not UTF-8, which all arguments must be: "
          + "'\(Terminal.spelled(bytes))'\n")
      Foundation.exit(2)
    }
  }

  /// Runs without the parser, which takes longer than the rest of the launch.
  private static func finish(_ invocation: Invocation) {
    do {
      try MainActor.assumeIsolated { try invocation.run() }
    } catch {
      exit(withError: error)
    }
  }

  /// A message of several lines, with each word that was typed on one line.
  private static func escaped(_ message: String, _ words: [String]) -> String {
    words.filter { $0.escaped != $0 }.reduce(message) { $0.replacing($1, with: $1.escaped) }
      .escapedLines
  }

  func validate() throws {
    for (option, path) in ["--defaults": defaults, "--state": state] where path?.isEmpty == true {
      throw ValidationError("\(option) needs the path of a file.")
    }
    if let state, state == defaults {
      throw ValidationError("--state and --defaults need different files.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try Invocation(
        execute: execute, library: library, profile: profile.profile, defaults: defaults,
        state: state, limits: limitOptions.limits, isInteractive: interactive, isQuiet: quiet,
        hasStartFile: !noInit, isPrivate: `private`, color: color, file: file,
        arguments: arguments
      ).run()
    }
  }
}

/// A profile, as the command line spells it.
enum ProfileChoice: String, CaseIterable, ExpressibleByArgument {
  case modern, ios16, mid, classic

  /// The profile.
  var profile: Profile { Profile.named(rawValue) ?? .modern }
}

extension LuaError.Stop {
  /// The exit code of a run that was stopped this way.
  var exitCode: Int32 {
    switch self {
    case .interrupted: 130
    case .outOfTime, .outOfInstructions: 5
    case .outOfMemory: 1
    }
  }
}

extension ParsableCommand {
  /// Parses and runs; invalid arguments exit with code 2, as in other commands.
  static func start(_ words: [String]) {
    do {
      var command = try parseAsRoot(words)
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      Terminal.writeError(Self.escaped(fullMessage(for: error), words) + "\n")
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }

  /// A message of several lines, with each word that was typed on one line.
  private static func escaped(_ message: String, _ words: [String]) -> String {
    words.filter { $0.escaped != $0 }.reduce(message) { $0.replacing($1, with: $1.escaped) }
      .escapedLines
  }
}
