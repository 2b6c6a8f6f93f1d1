import ArgumentParser
import CTerminal
import Console
import Escaping
import Foundation
import Lua
import NavigationModel
import Runner

/// The command: runs scripts, or asks for input.
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
      Without a file this is a prompt; standard input that is not a terminal is run input by input, \
      and results are printed; `-` runs it as a script. \
      The exit code is 1 when a script went wrong, 2 when the arguments are wrong, 4 when the \
      script cannot be read, 5 when a limit of time or instructions ended the run, 129 when the \
      terminal was closed, 130 when Ctrl-C ended it. \
      `drilldown test` runs specs and transcripts, `drilldown merge` joins its reports, \
      `drilldown review` decides about its goldens, `drilldown explain` tells what is behind a warning, \
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
    drilldown_stack_grow()
    let words = Array(CommandLine.arguments.dropFirst())
    let rest = Array(words.dropFirst())
    switch words.first {
    case "test" where rest == Worker.arguments:
      drilldown_end_with_parent()
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

  /// Runs without the parser, which takes longer than all else that starts.
  private static func finish(_ invocation: Invocation) {
    do {
      try MainActor.assumeIsolated { try invocation.run() }
    } catch {
      exit(withError: error)
    }
  }

  /// A message of several lines, in which the words that were typed take one each.
  private static func escaped(_ message: String, _ words: [String]) -> String {
    words.filter { $0.escaped != $0 }.reduce(message) { $0.replacing($1, with: $1.escaped) }
      .escapedLines
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

extension ParsableCommand {
  /// Parses and runs; wrong arguments end with exit code 2, as they do in other commands.
  static func start(_ words: [String]) {
    do {
      var command = try parseAsRoot(words)
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      Terminal.complain(Self.escaped(fullMessage(for: error), words) + "\n")
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }

  /// A message of several lines, in which the words that were typed take one each.
  private static func escaped(_ message: String, _ words: [String]) -> String {
    words.filter { $0.escaped != $0 }.reduce(message) { $0.replacing($1, with: $1.escaped) }
      .escapedLines
  }
}
