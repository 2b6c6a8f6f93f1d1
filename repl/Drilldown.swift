import ArgumentParser
import CTerminal
import Console
import EscapedText
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
      drilldown demo [<name> ...]
      drilldown render --svg <folder> <script>
      drilldown explain [<name>]
      drilldown meta <folder>
      """,
    discussion: """
      Without a file it opens the prompt; if standard input is not a terminal, its inputs are run \
      one by one and their results printed. `-` runs standard input as one script.

      Exit codes: 1 a script failed, 2 wrong usage, 4 a script or the file of --defaults or --state \
      can't be read, 5 a time or instruction limit was reached, 74 output or saved data was lost, \
      129 the terminal was closed, 130 interrupted with Ctrl-C.
      """,
    version: "0.2.0",
    subcommands: [
      Test.self, Merge.self, Review.self, PlayDemo.self, Render.self, Explain.self, Explore.self,
      Meta.self,
    ])

  @OptionGroup
  var options: ScriptOptions

  @Argument(help: "The script to run; - is standard input.")
  var file: String?

  @Argument(parsing: .captureForPassthrough, help: "The script's arguments, in `arg` and `...`.")
  var arguments: [String] = []

  static func main() {
    hashTheSameInEveryRun()
    dd_output_begin()
    dd_grow_stack()
    MainActor.assumeIsolated {
      Limits.endWithoutMemory(leave: Terminal.leave)
      refuseBrokenWords()
    }
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["test"] + Worker.arguments { return serveAsWorker() }
    let asked = words.first == "help" ? words.dropFirst() + ["--help"] : words
    let mayBeSubcommand = asked.first?.hasPrefix("-") == false  // their list takes a while to make
    if asked.first == "test", let test = Test.parsed(alone: asked.dropFirst()) {
      Subcommands.finish(asked, in: Test.self) { try test.run() }
    } else if mayBeSubcommand, asked.first.map(subcommandNames.contains) == true {
      Subcommands.start(asked)
    } else if let invocation = Invocation(plainly: asked) {
      finish(asked) { try MainActor.assumeIsolated { try invocation.run() } }
    } else if asked.first?.hasPrefix("--generate-completion-script") == true {
      Completions.start(asked)
    } else {
      start(asked)
    }
  }

  /// Begins the command again if its memory may be limited, or if processes have to agree on hashes.
  ///
  /// Where a script reaches the limit depends on how what was freed before lies in memory, and that on
  /// the seed of Swift's hashes, which is another one in every process unless the environment refuses
  /// it. (If the command can't be begun again, it goes on.)
  private static func hashTheSameInEveryRun() {
    let refusal = "SWIFT_DETERMINISTIC_HASHING"
    guard getenv(refusal) == nil,
      [Explore.configuration.commandName, Merge.configuration.commandName].contains(
        CommandLine.arguments.dropFirst().first)
        || CommandLine.arguments.contains(where: {
          $0 == "--sandbox" || $0.hasPrefix("--max-memory")
        }),
      let executable = Bundle.main.executablePath
    else { return }
    setenv(refusal, "1", 1)
    execv(executable, CommandLine.unsafeArgv)
  }

  /// The names of the subcommands.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  private static func serveAsWorker() {
    dd_end_with_parent()
    dd_send_exit_message_to(Worker.lastWordsNumber)
    MainActor.assumeIsolated { Worker.serve(leave: Terminal.leave) }
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

  func run() throws {
    try MainActor.assumeIsolated {
      var invocation = options.invocation
      (invocation.file, invocation.arguments) = (file, arguments)
      try invocation.run()
    }
  }
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

// ArgumentParser's `defaultSubcommand` can't replace these two: `drilldown --help` would no longer list
// the options of scripts, since help knows those of the root alone, and a root that had them as well
// would take them from the script's own arguments, as in `drilldown a.lua -v`.

/// The command as subcommands are parsed: beside a script's arguments the parser would take their
/// names for the script's.
private struct Subcommands: ParsableCommand {
  static let configuration = Drilldown.configuration
}

/// The command as shells complete it: they would expect a subcommand after a script's arguments.
private struct Completions: ParsableCommand {
  static let configuration = Drilldown.configuration

  @OptionGroup
  var options: ScriptOptions
}

extension ParsableCommand {
  /// Parses and runs; invalid arguments exit with code 2, as in other commands.
  static func start(_ words: [String]) {
    finish(words) {
      var command = try parseAsRoot(words)
      finish(words, in: type(of: command)) { try command.run() }
    }
  }

  /// Runs; wrong usage exits with code 2, as in other commands.
  fileprivate static func finish(
    _ words: [String], in command: any ParsableCommand.Type = Self.self, _ body: () throws -> Void
  ) {
    do {
      try body()
    } catch  where exitCode(for: error) == .validationFailure {
      Terminal.writeError(escaped(fullMessage(for: error, in: command), words) + "\n")
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }

  /// The message of an error; the parser would show the usage of the whole command for one that a
  /// subcommand finds while it runs.
  private static func fullMessage(
    for error: any Error, in command: any ParsableCommand.Type
  ) -> String {
    let whole = fullMessage(for: error)
    guard error is ValidationError, command != Self.self,
      let name = command.configuration.commandName
    else { return BustedOption.explained(in: whole) ?? whole }
    return """
      Error: \(message(for: error))
      Usage: \(usageString(for: command))
        See 'drilldown \(name) --help' for more information.
      """
  }

  /// A message of several lines, with each word that was typed on one line.
  private static func escaped(_ message: String, _ words: [String]) -> String {
    words.filter { $0.escaped != $0 }.reduce(message) { $0.replacing($1, with: $1.escaped) }
      .escapedLines
  }
}
