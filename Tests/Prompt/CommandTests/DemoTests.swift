import Foundation
import Support
import Testing

/// Demos as users play them: in a pipe, and at a terminal key by key.
@Suite(.slow("it starts processes"))
struct DemoTests {
  /// The command, alone in an empty folder that is also the home.
  private func withCopy(_ body: (URL, (String...) throws -> CommandRun) throws -> Void) throws {
    try withFolder(["home/none": ""]) { folder throws in
      let command = folder.appendingPathComponent("drilldown")
      // By another process: a program can't be started while a process has it open for writing, and
      // those that other tests start meanwhile have the open files of this one.
      try Process.run(
        URL(fileURLWithPath: "/bin/cp"),
        arguments: [CommandRun.products.appendingPathComponent("drilldown").path, command.path]
      ).waitUntilExit()
      let home = folder.appendingPathComponent("home")
      try body(home) { (words: String...) throws -> CommandRun in
        try CommandRun(words, environment: ["HOME": home.path], in: home, of: command.path)
      }
    }
  }

  private func files(in group: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: packageFolder.appendingPathComponent("scripts/\(group)"), includingPropertiesForKeys: nil)
  }

  /// How each is played, `DemoPlayerTests` test in one process.
  @Test func aCopiedBinaryListsEveryScriptAndPlaysThem() throws {
    try withCopy { _, run throws in
      let list = try run("demo")
      #expect(list.code == 0)
      for group in ["lessons", "recipes", "flows", "mistakes"] {
        let names = try files(in: group).map { $0.deletingPathExtension().lastPathComponent }
        for name in names {
          #expect(list.output.contains("  \(name) ") == !name.hasSuffix("-cured"))
        }
        let name = try #require(names.first)
        let played = try run("demo", name)
        #expect(played.code == 0 && played.errorOutput == "", "\(name)")
        #expect(played.output.hasPrefix("── \(name) · 1 of "), "\(name)")
      }
    }
  }

  @Test func namesAreFoundAndGuessed() throws {
    #expect(try CommandRun(["demo", "momentary"]).output.hasPrefix("── pushing-momentary-views"))
    let unknown = try CommandRun(["demo", "push-nothign"])
    #expect(unknown.code == 2)
    #expect(
      unknown.errorOutput.hasPrefix(
        "Error: no demo 'push-nothign'; did you mean 'push-nothing'?\nUsage: drilldown demo "))
    let several = try CommandRun(["demo", "push-t"])
    #expect(several.code == 0)
    #expect(several.output.contains("push-the-same-controller-twice"))
    #expect(several.output.contains("push-twice-in-a-row-on-ios-7"))
    #expect(try CommandRun(["demo", "--source", "push-t"]).code == 2)
    #expect(try CommandRun(["demo", "--source"]).code == 2)
    let script = packageFolder.appendingPathComponent("scripts/mistakes/push-nothing.lua")
    #expect(
      try CommandRun(["demo", "--source", "push-noth"]).summary
        == "0\n" + String(contentsOf: script, encoding: .utf8))
    #expect(try CommandRun(["demo", "--books", "x"]).code == 2)
  }

  /// Each figure leads to its script: `BookIndexTests`.
  @Test func aFigureOfTheListIsPlayed() throws {
    let list = try CommandRun(["demo", "--books"])
    #expect(list.code == 0)
    let match = try #require(list.output.firstMatch(of: /\n    (figure \S+) .*: (\S+)/))
    let found = try CommandRun(["demo", String(match.1)])
    #expect(found.output.contains(match.2), "\(match.1)")
  }

  @Test func theWidthOfAPipeIsThatOfCOLUMNS() throws {
    let wide = try CommandRun(["demo", "push-nothing"], environment: ["COLUMNS": "120"])
    #expect(wide.output.contains("│   └─ nav  UINavigationController"))
    let narrow = try CommandRun(["demo", "push-nothing"], environment: ["COLUMNS": "40"])
    #expect(narrow.output.contains("\nprint(#nav.viewControllers)\n"))
  }

  // MARK: Keys

  @Test(arguments: [40, 80, 120])
  func keysTurnPages(_ columns: Int) throws {
    try withFolder(["none": ""]) { folder throws in
      let terminal = try PseudoTerminal(
        ["demo", "push-nothing-cured"], columns: columns, in: folder)
      try terminal.wait(for: "push-nothing-cured · 1 of 3")
      try terminal.wait(for: columns == 40 ? "\nEnter next  q quit" : "\nEnter next  b back")
      try terminal.type("\r")
      try terminal.wait(for: "push-nothing-cured · 2 of 3")
      try terminal.type("\u{1B}[Cb")
      try terminal.wait(for: "push-nothing-cured · 1 of 3")
      try terminal.type("\r\r")
      try terminal.wait(for: "What differs from push-nothing:")
      // In a narrow terminal the page is longer than that.
      try terminal.type("\r\r\r")
      #expect(try terminal.waitForEnd() == 0)
    }
  }

  @Test(arguments: [("q", Int32(0)), ("\u{4}", 0), ("\u{3}", 130)])
  func aKeyEndsIt(_ key: String, _ code: Int32) throws {
    try withFolder(["none": ""]) { folder throws in
      let terminal = try PseudoTerminal(["demo", "push-nothing"], in: folder)
      try terminal.wait(for: "Enter next")
      try terminal.type(key)
      #expect(try terminal.waitForEnd() == code)
    }
  }

  @Test func thePromptHasItsWorldAndReturns() throws {
    try withFolder(["none": ""]) { folder throws in
      let terminal = try PseudoTerminal(["demo", "push-nothing"], in: folder)
      try terminal.wait(for: "Enter next")
      try terminal.type("j")
      try terminal.waitForPrompt()
      #expect(try terminal.answer(to: "#nav.viewControllers") == ["1"])
      try terminal.type(":quit\r")
      try terminal.wait(for: "push-nothing · 1 of 2")
      try terminal.wait(for: "Enter next")
      try terminal.type("c")
      try terminal.wait(for: "push-nothing-cured · 1 of 3")
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == 0)
    }
  }

  @Test func atThePromptOnesOwnWorldComesBack() throws {
    try withFolder(["none": ""]) { folder throws in
      let terminal = try PseudoTerminal(in: folder)
      try terminal.waitForPrompt()
      try terminal.answer(to: "x = 7")
      try terminal.type(":demo push-noth\t\r")
      try terminal.wait(for: "Enter next")
      try terminal.type("j")
      try terminal.waitForPrompt()
      #expect(try terminal.answer(to: "x, #nav.viewControllers") == ["nil   1"])
      try terminal.type("\u{4}")
      try terminal.wait(for: "Enter next")
      try terminal.type("\u{3}")
      try terminal.waitForPrompt()
      #expect(try terminal.answer(to: "x") == ["7"])
    }
  }
}
