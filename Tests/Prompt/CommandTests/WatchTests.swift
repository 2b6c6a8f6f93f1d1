import Foundation
import Support
import Testing

/// Tests that run again when files change.
@Suite(.slow("it starts processes"))
struct WatchTests {
  private static let status = "Enter runs all, f runs failed tests, q quits"

  private static let files = [
    "a_spec.lua": """
    it("asks a module", function() assert.equal(1, require("one")) end)
    it("reads files", function()
      dofile("done.lua")
      loadfile("loaded.lua")
      for _ in io.lines("lines.txt") do end
      io.open("opened.txt"):close()
      io.input("input.txt"):close()
      io.open("missing.txt")
      pcall(require, "lost")
      assert.golden("golden", "seen")
    end)
    """,
    "b_spec.lua": """
    it("reads what it writes", function()
      local file = io.open("written.txt", "w")
      file:write(tostring(os.time()))
      file:close()
      io.open("written.txt"):close()
    end)
    """,
    "one.lua": "return 1", "done.lua": "", "loaded.lua": "", "lines.txt": "", "opened.txt": "",
    "input.txt": "", "a_spec.goldens/golden.golden": "seen\n",
  ]

  /// Writes a file as editors do: a new file replaces it.
  private func write(_ text: String, to name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func watch(
    _ files: [String: String] = files, _ words: [String] = [],
    _ body: (PseudoTerminal, URL) throws -> Void
  ) throws {
    try withFolder(files) { folder throws in
      let terminal = try PseudoTerminal(["test", "--watch"] + words, in: folder)
      try wait(for: 1, at: terminal)
      try body(terminal, folder)
    }
  }

  /// Waits until that many runs have ended; returns the output since the previous call.
  @discardableResult
  private func wait(for count: Int, at terminal: PseudoTerminal) throws -> [String] {
    func runs(_ screen: TerminalScreen) -> [[String]] {
      screen.lines.split(omittingEmptySubsequences: false) { $0.hasSuffix(Self.status) }
        .map { $0.filter { !$0.isEmpty } }
    }
    try terminal.wait("run \(count)") { runs($0).count > count }
    return runs(terminal.screen)[count - 1]
  }

  @Test func whatReadsAChangedFileRunsAgain() throws {
    try watch { terminal, folder throws in
      let names = [
        "a_spec.lua", "one.lua", "done.lua", "loaded.lua", "lines.txt", "opened.txt", "input.txt",
        "missing.txt", "lost.lua",
      ]
      for (index, name) in names.enumerated() {
        let text = Self.files[name] ?? "return 1"
        try write(text + "\n", to: name, in: folder)
        let output = try wait(for: index + 2, at: terminal)
        #expect(output.first?.hasSuffix(name) == true)
        #expect(output.dropFirst() == ["ok    ./a_spec.lua   2 passed", "2 passed, 0 failed"])
      }
      try write("other\n", to: "a_spec.goldens/golden.golden", in: folder)
      let output = try wait(for: names.count + 2, at: terminal)
      #expect(output.first == "changed: ./a_spec.goldens/golden.golden")
      #expect(output.last == "1 passed, 1 failed")
    }
  }

  @Test func aFileThatBecomesAModuleIsNoticed() throws {
    try watch { terminal, folder throws in
      let source = folder.appendingPathComponent("src")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      try write("return 2", to: "src/one.lua", in: folder)
      let output = try wait(for: 2, at: terminal)
      #expect(output.contains { $0.hasPrefix("changed: ") && $0.contains("src/one.lua") })
    }
  }

  @Test func filesAreAddedAndRemoved() throws {
    try watch(["a_spec.lua": "it('fails', error)", "more/plain.lua": ""]) {
      terminal, folder throws in
      try write("it('fails', error)", to: "more/b_spec.lua", in: folder)
      #expect(try wait(for: 2, at: terminal).first == "changed: ./more/b_spec.lua")
      #expect(terminal.screen.text.contains("\nwatching 2 files, 2 tests failed   Enter"))
      try write("print('x')\n--> x\n", to: "more/plain.lua", in: folder)
      #expect(
        try wait(for: 3, at: terminal)
          == ["changed: ./more/plain.lua", "ok    ./more/plain.lua", "1 passed, 0 failed"])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("more"))
      let removed = try wait(for: 4, at: terminal)
      #expect(removed == ["changed: ./more/b_spec.lua (deleted), ./more/plain.lua (deleted)"])
      #expect(terminal.screen.text.contains("\nwatching 1 file, 1 test failed   Enter"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a_spec.lua"))
      try wait(for: 5, at: terminal)
      #expect(terminal.screen.text.contains("\nwatching 0 files   Enter"))
      try write("it('passes', print)", to: "a_spec.lua", in: folder)
      #expect(try wait(for: 6, at: terminal).last == "1 passed, 0 failed")
    }
  }

  @Test func keysRunAllAndWhatFailed() throws {
    let files = ["a_spec.lua": "it('a', error)\nit('b', print)", "b_spec.lua": "it('c', print)"]
    try watch(files) { terminal, folder throws in
      try terminal.type("f")
      #expect(try wait(for: 2, at: terminal).last == "0 passed, 1 failed")
      try terminal.type("\r")
      #expect(try wait(for: 3, at: terminal).last == "2 passed, 1 failed")
      try write("it('a', print)", to: "a_spec.lua", in: folder)
      #expect(try wait(for: 4, at: terminal).last == "1 passed, 0 failed")
      try terminal.type("F")
      #expect(try wait(for: 5, at: terminal) == [])
      try terminal.type("xq")
      #expect(try terminal.waitForEnd() == 0)
    }
  }

  @Test func aTestThatHangsIsOvertaken() throws {
    let hanging = """
      it('hangs', function()
        io.open('began', 'w'):close()
        while true do end
      end)
      """
    let files = ["a_spec.lua": "it('a', print)", "b_spec.lua": "it('b', print)"]
    try watch(files) { terminal, folder throws in
      let began = folder.appendingPathComponent("began")
      func hang() throws {
        try write(hanging, to: "a_spec.lua", in: folder)
        try terminal.wait("the test") { _ in FileManager.default.fileExists(atPath: began.path) }
        try FileManager.default.removeItem(at: began)
      }
      try hang()
      try write("it('mended', print)", to: "a_spec.lua", in: folder)
      #expect(try wait(for: 2, at: terminal).last == "1 passed, 0 failed")
      #expect(terminal.screen.text.contains("interrupted"))
      try hang()
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == 1)
    }
  }

  @Test func whatABrokenHelperLeftOutRunsWithItsMending() throws {
    let files = [
      "a_spec.lua": "it('a', assert)", "b_spec.lua": "it('b', print)", "helper.lua": "error('no')",
    ]
    try watch(files, ["--helper", "helper.lua"]) { terminal, folder throws in
      #expect(terminal.screen.text.contains("no other file runs"))
      try write("x = 1", to: "helper.lua", in: folder)
      #expect(try wait(for: 2, at: terminal).last == "1 passed, 1 failed")
      terminal.send(SIGTERM)
      #expect(try terminal.waitForEnd() == 143)
    }
  }

  @Test func quittingReportsFailures() throws {
    let files = ["a_spec.lua": "it('a', error)", "b_spec.lua": "it('b', print)"]
    try watch(files) { terminal, folder throws in
      try write("it('c', print)", to: "b_spec.lua", in: folder)
      try wait(for: 2, at: terminal)
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == 1)
    }
  }

  @Test(arguments: [false, true])
  func controlCEndsIt(_ whileATestRuns: Bool) throws {
    let files = ["a_spec.lua": "it('a', print)", "one.lua": "while true do end"]
    try watch(files) { terminal, folder throws in
      if whileATestRuns {
        try write(
          "it('b', print)\nit('c', function() dofile('one.lua') end)", to: "a_spec.lua",
          in: folder)
        try terminal.wait(for: "changed: ./a_spec.lua\n1 passed, 0 failed")
      }
      try terminal.type("\u{3}")
      #expect(try terminal.waitForEnd() == 130)
    }
  }

  @Test(arguments: [[], ["--in-process"]])
  func aPipeMaySendTheKeys(_ words: [String]) throws {
    try withFolder(["a_spec.lua": "it('fails', error)\nit('passes', print)"]) { folder throws in
      let run = try CommandRun(["test", "--watch"] + words, input: "\nfq", in: folder)
      #expect(run.code == 1)
      let closing = run.output.split(separator: "\n").map(String.init).filter {
        $0.hasSuffix("failed") && !$0.hasPrefix("FAIL")
      }
      #expect(closing == ["1 passed, 1 failed", "1 passed, 1 failed", "0 passed, 1 failed"])
      #expect(run.errorOutput == String(repeating: "\nwatching 1 file, 1 test failed\n", count: 3))
    }
  }

  @Test(arguments: [["--list"], ["--record"], ["--only-failed"], ["--shard", "1/2"]])
  func someOptionsMakeNoSense(_ words: [String]) throws {
    let run = try CommandRun(["test", "--watch"] + words)
    #expect(run.code == 2)
    #expect(run.errorOutput.contains("\(words[0]) can't be combined with --watch."))
  }

  @Test func whatIsAskedForMustBeThere() throws {
    let run = try CommandRun(["test", "--watch", "none.lua"])
    #expect(run.summary == "2\ndrilldown test: none.lua: no such file or folder\n")
  }
}
