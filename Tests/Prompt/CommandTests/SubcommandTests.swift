import Foundation
import Support
import Testing

/// The subcommands, as help, completions and the command line know them.
@Suite(.slow("it starts processes"))
struct SubcommandTests {
  static let names = ["test", "merge", "review", "demo", "render", "explain", "explore", "meta"]

  // MARK: Help

  @Test(arguments: names)
  func helpKnowsThem(_ name: String) throws {
    let page = try CommandRun(["help", name])
    #expect(page.code == 0)
    #expect(page.output.contains("\nUSAGE: drilldown \(name)"))
    #expect(try CommandRun([name, "--help"]).output == page.output)
  }

  @Test func helpOfAllIsThatOfTheCommand() throws {
    let page = try CommandRun(["help"])
    #expect(page.code == 0)
    #expect(try CommandRun(["--help"]).output == page.output)
    let subcommands = page.output.split(separator: "SUBCOMMANDS:\n").last?.split(separator: "\n")
      .compactMap { $0.prefixMatch(of: #/  ([a-z]+) /#).map { String($0.1) } }
    #expect(subcommands == Self.names)
    #expect(page.output.contains("\n  --profile <profile> "))
  }

  // MARK: The first word

  @Test(arguments: [
    ("tset", "test"), ("explian", "explain"), ("Review", "review"), ("mrge", "merge"),
    ("dmeo", "demo"),
  ])
  func misspelledNamesAreWrongUsage(_ word: String, _ name: String) throws {
    let run = try CommandRun([word, "--timeout", "3"])
    #expect(run.code == 2)
    #expect(
      run.errorOutput.hasPrefix("Error: unknown command '\(word)'; did you mean '\(name)'?\nUsage:")
    )
  }

  @Test func helpKnowsNoOtherCommands() throws {
    try withFolder(["tset": "print('ran')"]) { folder throws in
      let near = try CommandRun(["help", "tset"], in: folder)
      #expect(near.code == 2)
      #expect(near.errorOutput.hasPrefix("Error: unknown command 'tset'; did you mean 'test'?\n"))
      #expect(near.output.isEmpty)
    }
    let far = try CommandRun(["help", "xyzzy"])
    #expect(far.code == 2)
    #expect(far.errorOutput.hasPrefix("Error: unknown command 'xyzzy'\n"))
  }

  @Test func otherFilesThatAreMissingCannotBeRead() throws {
    let missing = "4\nerror: ../tset: can't be read\n"
    #expect(try CommandRun(["../tset"]).summary == missing)
    #expect(try CommandRun(["-i", "tset"]).summary == "4\nerror: tset: can't be read\n")
    #expect(try CommandRun(["a.lua"]).summary == "4\nerror: a.lua: can't be read\n")
  }

  @Test func scriptsMayHaveTheirNames() throws {
    let print = "print('ran', ...)"
    try withFolder(["tset": print, "test": print, "help": print]) { folder throws in
      #expect(try CommandRun(["tset", "-q"], in: folder).summary == "0\nran\t-q\n")
      #expect(try CommandRun(["./test", "test"], in: folder).summary == "0\nran\ttest\n")
      #expect(try CommandRun(["--no-init", "help"], in: folder).summary == "0\nran\n")
    }
  }

  @Test func optionsAfterANameAreTheSubcommands() throws {
    let run = try CommandRun(["test", "-q"])
    #expect(run.code == 2)
    #expect(run.errorOutput.hasPrefix("Error: Unknown option '-q'\nUsage: drilldown test "))
    try withFolder(["a_spec.lua": "it('ends', function() while true do end end)"]) {
      folder throws in
      let run = try CommandRun(["test", "--timeout", "0.2"], in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("timed out"))
    }
  }

  @Test(arguments: [
    (["--name", "a"], "Unknown option '--name'; busted's is here --filter with a Lua pattern"),
    (["--tags=fast"], "Unknown option '--tags'; busted's is here --tag."),
    (["-p", "_test"], "Unknown option '-p'; busted's is here a path such as"),
    (["--lazy"], "Unknown option '--lazy'; busted's has no counterpart here."),
    (["--flter", "a"], "Unknown option '--flter'. Did you mean '--filter'?"),
  ])
  func optionsOfBustedAreExplained(_ words: [String], _ sentence: String) throws {
    let run = try CommandRun(["test"] + words)
    #expect(run.code == 2)
    #expect(run.errorOutput.hasPrefix("Error: \(sentence)"))
  }

  @Test func thePageOnBustedHasEachOfItsOptions() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    }
    let names = try text("repl/BustedOption.swift").matches(of: /"(-[-a-zA-Z]+)"/).map(\.1)
    #expect(names.count > 40)
    let page = try text("docs/from-busted.md")
    let missing = names.filter { name in
      !page.contains("`\(name)`") && !page.contains("`\(name)=") && !page.contains("`\(name) ")
    }
    #expect(missing == [])
  }

  @Test func errorsShowTheUsageOfTheSubcommand() throws {
    let run = try CommandRun(["explain", "nothing-like-it"])
    #expect(run.code == 2)
    #expect(
      run.errorOutput.hasSuffix(
        """
        Usage: drilldown explain [<name>]
          See 'drilldown explain --help' for more information.

        """))
  }

  // MARK: Completions

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowThem(_ shell: String) throws {
    let script = try CommandRun(["--generate-completion-script", shell])
    #expect(script.code == 0)
    for name in Self.names + ["help"] {
      let offer =
        switch shell {
        case "zsh": "'\(name):"
        case "fish": "-fa '\(name)'"
        default: "_drilldown_\(name)()"
        }
      #expect(script.output.contains(offer), "\(offer)")
    }
  }

  /// What bash offers for the last word of a line.
  private func offers(for words: [String]) throws -> [String] {
    let line = """
      source <("$0" --generate-completion-script bash)
      COMP_WORDS=(drilldown "$@") COMP_CWORD=$# COMP_LINE="drilldown $*"
      COMP_POINT=${#COMP_LINE}
      _drilldown drilldown "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let program = CommandRun.products.appendingPathComponent("drilldown").path
    // Names of demos come from the command itself, by the name that was typed.
    let path = "\(CommandRun.products.path):/usr/bin:/bin"
    let run = try CommandRun(
      ["-c", line, program] + words, environment: ["PATH": path], of: "/bin/bash")
    #expect(run.errorOutput == "")
    return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash"), "there is no bash"),
    arguments: [
      (["te"], ["test"]), (["m"], ["merge", "meta"]), (["--pri"], ["--private"]),
      (["--profile", "ios1"], ["ios16"]), (["-q", "--sand"], ["--sandbox"]),
      (["test", "--filt"], ["--filter"]), (["test", "--priv"], []),
      (["demo", "push-noth"], ["push-nothing", "push-nothing-cured"]),
      (["demo", "--bo"], ["--books"]),
    ])
  func bashCompletes(_ words: [String], _ expected: [String]) throws {
    #expect(try offers(for: words) == expected)
  }
}
