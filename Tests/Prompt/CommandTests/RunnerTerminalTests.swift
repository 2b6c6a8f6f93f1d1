import Foundation
import Support
import Testing

/// The runner at a terminal.
@Suite(.slow("it starts processes"))
struct RunnerTerminalTests {
  @Test func progressIsShownAndControlCEndsTheRun() throws {
    let files = [
      "a_spec.lua": "it('passes', function() end)\nit('loops', function() while true do end end)\n"
    ]
    try withFolder(files) { folder throws in
      let run = try PseudoTerminal(["test", "a_spec.lua"], in: folder)
      try run.wait(for: "1 passed, 0 failed")
      try run.type("\u{3}")
      #expect(try run.waitForEnd() == 130)
      try run.wait(for: "FAIL  loops   a_spec.lua:2")
      try run.wait(for: "interrupted\n1 passed, 1 failed")
    }
  }

  @Test(
    arguments: [
      ([], SIGTERM), ([], SIGHUP), (["--in-process"], SIGINT), (["--in-process"], SIGTERM),
    ] as [([String], Int32)])
  func signalsEndTheRunWithReports(_ words: [String], _ signal: Int32) throws {
    let spec = """
      it('passes', function() assert(true) end)
      it('loops', function() io.open('began', 'w'):close() while true do end end)
      it('more', print)
      """
    let files = ["a_spec.lua": spec]
    try withFolder(files) { folder throws in
      let run = try PseudoTerminal(
        ["test", "--report", "text,jsonl:out.jsonl"] + words + ["a_spec.lua"], in: folder)
      let began = folder.appendingPathComponent("began").path
      try run.wait("the test") { _ in FileManager.default.fileExists(atPath: began) }
      run.send(signal)
      #expect(try run.waitForEnd() == 128 + signal)
      try run.wait(for: "FAIL  loops   a_spec.lua:2")
      try run.wait(for: "interrupted\n1 passed, 1 failed")
      let lines = try String(
        contentsOf: folder.appendingPathComponent("out.jsonl"), encoding: .utf8)
      let end = "\"exit\":\(128 + signal),\"failed\":1,\"passed\":1,\"skipped\":0}\n"
      #expect(lines.hasSuffix(end))
    }
  }

  #if os(Linux)
    /// The terminal sends it to the program that the script waits for as well.
    @Test func controlCDuringAProgramEndsTheRunInOneProcess() throws {
      let spec = """
        it('passes', function() assert(true) end)
        it('sleeps', function() os.execute(': >began; exec sleep 60') os.execute('touch more') end)
        it('more', function() os.execute('touch more') end)
        """
      try withFolder(["a_spec.lua": spec]) { folder throws in
        let run = try PseudoTerminal(["test", "--in-process", "a_spec.lua"], in: folder)
        func exists(_ name: String) -> Bool {
          FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        }
        try run.wait("the program") { _ in exists("began") }
        try run.type("\u{3}")
        #expect(try run.waitForEnd() == 130)
        try run.wait(for: "FAIL  sleeps   a_spec.lua:2")
        try run.wait(for: "interrupted\n1 passed, 1 failed")
        #expect(!exists("more"))
      }
    }
  #endif

  @Test(arguments: [[], ["--in-process"]])
  func aRepetitionThatIsInterruptedKeepsTheFirstRun(_ words: [String]) throws {
    let spec = """
      it('passes', function() assert(true) end)
      it('loops', function()
        assert(true)
        local file = io.open('began')
        if not file then return io.open('began', 'w'):close() end
        io.open('again', 'w'):close()
        while true do end
      end)
      """
    try withFolder(["a_spec.lua": spec, "b_spec.lua": "it('more', print)"]) { folder throws in
      let run = try PseudoTerminal(
        ["test", "--repeat", "3"] + words + ["a_spec.lua", "b_spec.lua"], in: folder)
      let again = folder.appendingPathComponent("again").path
      try run.wait("the second run") { _ in FileManager.default.fileExists(atPath: again) }
      run.send(SIGTERM)
      #expect(try run.waitForEnd() == 143)
      try run.wait(for: "FAIL  loops   a_spec.lua:2")
      try run.wait(for: "interrupted\n2 passed, 1 failed")
    }
  }

  @Test func aFileThatLoadsIsNamed() throws {
    let files = ["a_spec.lua": "io.open('began', 'w'):close() while true do end"]
    try withFolder(files) { folder throws in
      let run = try PseudoTerminal(["test", "a_spec.lua"], in: folder)
      let began = folder.appendingPathComponent("began").path
      try run.wait("the file") { _ in FileManager.default.fileExists(atPath: began) }
      run.send(SIGTERM)
      #expect(try run.waitForEnd() == 143)
      try run.wait(for: "interrupted while the file was loaded")
    }
  }

  @Test func elsewhereThereIsNoProgress() throws {
    try withFolder(["a_spec.lua": "it('passes', function() assert(1) end)\n"]) { folder throws in
      #expect(
        try CommandRun(["test", "a_spec.lua"], in: folder).summary
          == "0\nok    a_spec.lua   1 passed\n1 passed, 0 failed\n")
    }
  }
}
