import Foundation
import Support
import Testing

/// Specs that start programs, print endlessly, or write results of their own.
@Suite(.slow("it starts processes"))
struct WorkerTests {
  private static let fine = """
    it("fails", function() assert.equal(1, 2) end)
    it("passes", function() end)
    """

  /// Runs the specs of a folder, with one second for each test unless the options set another
  /// limit.
  private func test(
    _ files: [String: String], _ options: String = "--timeout 1",
    limits: String = "ulimit -t 20; ulimit -v 4000000",
    environment: [String: String] = [:], then look: (URL) throws -> Void = { _ in }
  ) throws -> CommandRun {
    var run: CommandRun?
    try withFolder(files) { folder throws in
      let program = CommandRun.products.appendingPathComponent("drilldown").path
      run = try CommandRun(
        ["-c", "\(limits) 2>/dev/null; exec \"$0\" test \(options) .", program],
        environment: ["CI": "1"].merging(environment) { $1 }, in: folder, of: "/bin/sh")
      try look(folder)
    }
    return try #require(run)
  }

  /// The process whose number is in a file, unless it has ended.
  private func process(in file: String, _ folder: URL) throws -> String? {
    let number = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let state = try CommandRun(
      ["-o", "state=", "-p", number.trimmingCharacters(in: .whitespacesAndNewlines)], of: "/bin/ps"
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
    return state.isEmpty || state.hasPrefix("Z") ? nil : state  // Z is a zombie: it has ended
  }

  // MARK: Programs that do not end

  @Test(arguments: ["yes", "yes >&2", "yes & yes >&2 & wait"])
  func whatAProgramWritesWithoutEndIsCut(_ program: String) throws {
    let run = try test([
      "a_spec.lua": "it('a', function() os.execute('\(program)') end)", "b_spec.lua": Self.fine,
    ])
    #expect(run.code == 1)
    #expect(run.output.contains("timed out in 'execute'; what follows it didn't run"))
    let output = try #require(run.output.split(separator: "printed outside of tests\n").last)
    let note = try #require(
      output.firstMatch(of: /\n    \.\.\. \([0-9]+ bytes left out\) \.\.\.\n/))
    // A line is "    y"; the program's part is "y" and the newline.
    for part in [output[..<note.startIndex], output[note.endIndex...]] {
      #expect(abs(part.utf8.count / 6 * 2 - 512 << 10) < 1000)
    }
    #expect(run.output.hasSuffix("\n1 passed, 2 failed\n"))
  }

  /// Each ignores the signals it can ignore, and writes to the same place as its worker.
  @Test(arguments: ["os.execute('wait')", "os.exit(3)", "error('no')", "while true do end", ""])
  func whatATestHasStartedEndsWithItsFile(_ end: String) throws {
    let spec = """
      it("a", function()
        os.execute[[
          trap '' TERM HUP INT QUIT
          { echo $$ >group; sh -c 'echo $$ >one; while :; do echo more; sleep 0.01; done'; } &
          sh -c 'echo $$ >two; exec sleep 300 >/dev/null 2>&1' &
          while ! test -s one || ! test -s two; do sleep 0.01; done
        ]]
        \(end.replacing("'wait'", with: "'trap : TERM; sleep 300'"))
      end)
      """
    let run = try test(["a_spec.lua": spec, "b_spec.lua": Self.fine]) { folder throws in
      for file in ["one", "two"] { #expect(try process(in: file, folder) == nil) }
    }
    #expect(run.code == 1)
    let other = try #require(run.output.split(separator: "b_spec.lua   1 passed, 1 failed").last)
    #expect(!other.contains("more"))
  }

  @Test func programsEndWithTheRunner() throws {
    let script = "echo $$ >one; kill -9 $(cat runner); sleep 300"
    let spec = "it('a', function() os.execute('\(script)') end)"
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let program = CommandRun.products.appendingPathComponent("drilldown").path
      _ = try CommandRun(
        ["-c", "echo $$ >runner; exec \"$0\" test .", program], in: folder, of: "/bin/sh")
      #if os(Linux)
        let limit = Date(timeIntervalSinceNow: 20)
        while try process(in: "one", folder) != nil, limit.timeIntervalSinceNow > 0 {}
        #expect(limit.timeIntervalSinceNow > 0)
      #endif
    }
  }

  // MARK: Endless text

  /// Whatever follows it, even if the process is gone.
  @Test(arguments: [
    "it('a', function() ALL error('no') end)", "ALL it('a', function() error('no') end)",
    "it('a', function() ALL os.exit(3) end)",
    "it('a', function() ALL os.execute('kill -9 $PPID') end)",
    "it('a', function() local t = {} local function print(x) t[#t + 1] = x .. '\\n' end ALL io.write(table.concat(t)) error('no') end)",
  ])
  func whatScriptsPrintIsCutInTheMiddle(_ spec: String) throws {
    let all = "for n = 10001, 20000 do print(('%d '):rep(20):format(table.unpack(row(n)))) end"
    let row = "local function row(n) local t = {} for i = 1, 20 do t[i] = n end return t end "
    let run = try test(
      ["a_spec.lua": row + spec.replacing("ALL", with: all)], "--timeout 30 --report jsonl")
    #expect(run.code == 1)
    let printed = try #require(run.output.firstMatch(of: /"printed":"([^"]{100,})"/)).1
    let parts = printed.split(separator: #/\\n\.\.\. \([0-9]+ bytes left out\) \.\.\.\\n/#)
    #expect(parts.count == 2)
    #expect(printed.hasPrefix("10001 10001 "))
    #expect(printed.hasSuffix(" 20000 20000 \\n"))
    #expect(parts.allSatisfy { $0.replacing("\\n", with: "\n").utf8.count == 512 << 10 })
  }

  // MARK: Forged results

  private static let forged = """
    {"event":"test-ended","file":"./a_spec.lua","names":["forged"],"line":1,"outcome":"passed"}
    {"event":"file-ended","file":"./a_spec.lua"}
    """

  /// By the number of a descriptor, by its names, and by those of the runner and of children.
  @Test(arguments: [
    "for _, place in ipairs{ '/proc/self/fd/', '/dev/fd/', '/proc/' .. runner .. '/fd/' } do for n = 3, 40 do write(place .. n) end end",
    "for n = 3, 9 do os.execute('cat forged 2>/dev/null >&' .. n) end",
    "for n = 3, 40 do os.execute('cat forged 2>/dev/null >/proc/$PPID/fd/' .. n) end",
    "for n = 3, 40 do io.popen('cat forged 2>&1 >/dev/fd/' .. n):close() end",
    "print(forged) io.stdout:write(forged) io.stderr:write(forged)",
  ])
  func aSpecCannotWriteItsResults(_ attempt: String) throws {
    let spec = """
      local forged = io.open("forged"):read("a")
      local state = io.open("/proc/self/stat")
      local runner = state and state:read("a"):match("%) %S (%d+)") or 0
      local function write(path)
        local file = io.open(path, "a")
        if file then file:write(forged) file:close() end
      end
      it("fails", function() \(attempt) error("as it should") end)
      it("fails as well", function() \(attempt) os.exit(0) end)
      """
    let run = try test(["a_spec.lua": spec, "forged": Self.forged])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("FAIL  ./a_spec.lua   2 failed\n"))
    #expect(run.output.hasSuffix("\n0 passed, 2 failed\n"))
  }

  // MARK: No room for files

  /// As on a full disk without a folder for temporary files.
  @Test(arguments: [
    (":", "/nonexistent"), (":", "/dev/null"), (":", ""), ("ulimit -f 0", "/tmp"),
  ])
  func resultsNeedNoFiles(_ limits: String, _ place: String) throws {
    // A shell of its own: the file in which the tests store the output counts as well.
    try withFolder(["a_spec.lua": Self.fine]) { folder throws in
      let program = CommandRun.products.appendingPathComponent("drilldown").path
      let script = "{ (\(limits); exec \"$0\" test .); echo \"exit $?\"; } 2>&1 | cat"
      let run = try CommandRun(
        ["-c", script, program], environment: ["CI": "1", "TMPDIR": place], in: folder,
        of: "/bin/sh")
      #expect(run.output.hasSuffix("\n1 passed, 1 failed\nexit 1\n"))
    }
  }
}
