import Foundation
import Testing

/// Specs that start programs, print without end, or write results of their own.
struct WorkerTests {
  private static let fine = """
    it("fails", function() assert.equal(1, 2) end)
    it("passes", function() end)
    """

  /// Runs the specs of a folder with one second for each test unless the options say so.
  private func test(
    _ files: [String: String], _ options: String = "--timeout 1",
    limits: String = "ulimit -t 20; ulimit -v 4000000",
    environment: [String: String] = [:], then look: (URL) throws -> Void = { _ in }
  ) throws -> Command {
    var run: Command?
    try withFolder(files) { folder throws in
      let program = Command.products.appendingPathComponent("drilldown").path
      run = try Command(
        ["-c", "\(limits) 2>/dev/null; exec \"$0\" test \(options) .", program],
        environment: ["CI": "1"].merging(environment) { $1 }, in: folder, of: "/bin/sh")
      try look(folder)
    }
    return try #require(run)
  }

  // MARK: Text without end

  /// Whatever comes after it, and even where the process is gone.
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

  /// By the number of a descriptor, by its names, by those of the runner and of children.
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

  /// As on a disk that is full, and without a place for temporary files.
  @Test(arguments: [
    (":", "/nonexistent"), (":", "/dev/null"), (":", ""), ("ulimit -f 0", "/tmp"),
  ])
  func resultsNeedNoFiles(_ limits: String, _ place: String) throws {
    // A shell of its own: what the tests keep of the output is a file as well.
    try withFolder(["a_spec.lua": Self.fine]) { folder throws in
      let program = Command.products.appendingPathComponent("drilldown").path
      let script = "{ (\(limits); exec \"$0\" test .); echo \"exit $?\"; } 2>&1 | cat"
      let run = try Command(
        ["-c", script, program], environment: ["CI": "1", "TMPDIR": place], in: folder,
        of: "/bin/sh")
      #expect(run.output.hasSuffix("\n1 passed, 1 failed\nexit 1\n"))
    }
  }
}
