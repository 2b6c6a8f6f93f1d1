import Support
import Testing

/// Instructions and memory.
@Suite(.slow("it starts processes"))
struct CommandLimitTests {
  @Test(
    arguments: [
      "while true do end",
      "while true do pcall(coroutine.wrap(function() while true do end end)) end",
      "local function f() return pcall(f) end while true do f() end",
      "local c = UIViewController() function c:viewDidLoad() while true do end end print(c.view)",
      "error(setmetatable({}, { __tostring = function() while true do end end }))",
    ], [[], ["--sandbox"]])
  func instructionsAreCounted(_ script: String, _ options: [String]) throws {
    let run = try CommandRun(["--max-instructions", "200000"] + options + ["-e", script])
    #expect(run.summary == "5\nerror: -e:1: too many instructions\n")
  }

  @Test func theSameInstructionIsTheLastInEveryRun() throws {
    let script =
      "local n = 0 local t = setmetatable({}, { __index = function() n = n + 1 return n end }) while true do if t.x % 1000 == 0 then print(n) end end"
    let words = ["--max-instructions", "150000", "-e", script]
    let first = try CommandRun(words)
    #expect(first.code == 5)
    #expect(first.summary == (try CommandRun(words).summary))
  }

  @Test(
    arguments: [
      "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
      "local s = 'x' while true do s = s .. s end",
      "local t = {} for i = 1, 1e9 do t[i] = i end",
      "local t = {} while true do t[#t + 1] = UIViewController() end",
      "record(function() while true do mark('x') end end)",
      "local c = UIViewController() c.title = ('x'):rep(4000000) while true do c.title = c.title .. c.title end",
      "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
      "local f = function() end while true do local g = f f = function() return g() end end",
    ], [[], ["--sandbox"]])
  func memoryIsBounded(_ script: String, _ options: [String]) throws {
    let words = ["--max-memory", "24M", "--timeout", "60"] + options
    let run = try CommandRun(words + ["-e", "print('out') " + script])
    #expect(run.code == 1)
    #expect(run.output == "out\n")
    // What one call wants at once is refused by the system; Swift's allocator says so first.
    let lines = run.errorOutput.split(separator: "\n").drop { $0.hasPrefix("Fatal error: ") }
    #expect(lines.first?.hasPrefix("error: ") == true)
    #expect(run.errorOutput.contains("not enough memory"))
  }

  /// Nothing is counted in a finalizer or a pattern: the limit on processor time ends those.
  @Test(arguments: [
    ("setmetatable({}, { __gc = function() while true do end end }) collectgarbage()", ""),
    ("kept = setmetatable({}, { __gc = function() while true do end end })", ""),
    ("local s = ('a'):rep(40) s:find(('a?'):rep(40) .. s)", " in 'find'"),
  ])
  func whatCannotBeCountedEndsAsWell(_ script: String, _ place: String) throws {
    let run = try CommandRun(["--max-instructions", "100000", "-e", "print('out') " + script])
    #expect(run.summary == "5\nout\nerror: -e:1: too many instructions\(place)\n")
  }

  /// The world is replaced while the script is being stopped: nothing may raise an error through
  /// that.
  @Test(arguments: [["--max-instructions", "20000"], ["--timeout", "0.2"]])
  func aLimitInALaunchLeavesTheNextTestAsItWas(_ limit: [String]) throws {
    let spec = """
      it("a", function()
        app.didFinishLaunching = function() while true do end end
        simulator:relaunch()
      end)
      it("b", function() simulator:reset() end)
      it("c", function()
        local number = math.random(1 << 30)
        simulator:reset()
        assert.equal(number, math.random(1 << 30))
      end)
      """
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let run = try CommandRun(["test"] + limit + ["a_spec.lua"], in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("  FAIL  a\n  ok    b\n  ok    c\n"))
    }
  }

  @Test(arguments: [
    "local t = {}\nwhile true do t[#t + 1] = {} end",
    "local t = {}\ncoroutine.wrap(function() while true do t[#t + 1] = {} end end)()",
    "local t = {}\napp.task(function() while true do t[#t + 1] = {} end end)",
  ])
  func shortageHasAPosition(_ script: String) throws {
    let run = try CommandRun(["--max-memory", "24M", "-e", script])
    #expect(run.code == 1)
    #expect(run.errorOutput.contains("-e:2: not enough memory\n"))
  }

  @Test(arguments: [
    ["--timeout", "0"], ["--timeout", "soon"], ["--timeout", "inf"], ["--max-instructions", "1.5"],
    ["--max-instructions", "0"], ["--max-memory", "0"], ["--max-memory", "64Q"],
    ["--max-memory", "99999999999G"], ["--max-memory", "M"], ["--max-memory"],
  ])
  func badValuesAreWrongUsage(_ words: [String]) throws {
    #expect(try CommandRun(words + ["-e", ""]).code == 2)
    #expect(try CommandRun(["test"] + words + ["x"]).code == 2)
  }

  @Test(arguments: ["64M", "1G", "512k", "100000000"])
  func sizesHaveUnits(_ size: String) throws {
    #expect(try CommandRun(["--max-memory", size, "-e", "print(1)"]).summary == "0\n1\n")
  }
}
