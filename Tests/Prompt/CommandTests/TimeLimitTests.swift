import Support
import Testing

/// Scripts that do not end by themselves.
@Suite(.slow("it starts processes"))
struct TimeLimitTests {
  @Test(
    arguments: [
      "while true do end",
      "while true do pcall(function() while true do end end) end",
      "coroutine.wrap(function() while true do pcall(error) end end)()",
      "goto again ::again:: while true do coroutine.wrap(function() end)() end",
      "setmetatable({}, { __index = function() while true do end end }).x()",
      "local c = UIViewController() function c:viewDidLoad() while true do end end print(c.view)",
      "after(0.1, function() while true do end end) wait(1)",
      "local function again() after(0.1, again) end again() wait(1e9)",
      "app.task(function() while true do end end) wait(1)",
      "local C = class('C', UIViewController) function C:deinit() while true do end end C() collectgarbage() collectgarbage() wait(1)",
      "error(setmetatable({}, { __tostring = function() while true do end end }))",
      "table.move(setmetatable({}, { __index = function() return 1 end }), 1, 1 << 60, 2)",
    ], [[], ["--sandbox"]])
  func everyLoopEnds(_ script: String, _ options: [String]) throws {
    let run = try CommandRun(["--timeout", "0.2"] + options + ["-e", "print('out') " + script])
    #expect(run.summary == "5\nout\nerror: -e:1: timed out\n")
  }

  @Test(arguments: [
    ("local s = ('a'):rep(40) s:find(('a?'):rep(40) .. s)", "error: -e:1: timed out in 'find'\n"),
    (
      "local s = ('a'):rep(40) s:gsub(('a-'):rep(40) .. 'b', '')",
      "error: -e:1: timed out in 'gsub'\n"
    ),
    (
      "setmetatable({}, { __gc = function() while true do end end }) collectgarbage()",
      "error: -e:1: timed out\n"
    ),
    (
      "kept = setmetatable({}, { __gc = function() while true do end end })",
      "error: -e:1: timed out\n"
    ),
    ("debug.sethook(function() end, '', 1000) while true do end", "error: -e:1: timed out\n"),
  ])
  func whatNoHookReachesEndsTheProgram(_ script: String, _ message: String) throws {
    let run = try CommandRun(["--timeout", "0.1", "-e", "print('out') " + script])
    #expect(run.summary == "5\nout\n" + message)
  }

  @Test func theLimitHoldsForStandardInputModulesAndFiles() throws {
    try withFolder(["loop.lua": "\nwhile true do end"]) { folder throws in
      let limit = ["--timeout", "0.1"]
      let late = "timed out\n"
      #expect(
        try CommandRun(limit, input: "while true do end").summary == "5\nerror: stdin:1: " + late)
      #expect(
        try CommandRun(limit + ["-l", "loop"], in: folder).summary
          == "5\nerror: ./loop.lua:2: " + late)
      #expect(
        try CommandRun(limit + ["-e", "while true do end", "loop.lua"], in: folder).summary
          == "5\nerror: -e:1: " + late)
      #expect(
        try CommandRun(limit + ["loop.lua"], in: folder).summary == "5\nerror: loop.lua:2: " + late)
    }
  }

  @Test func aTestThatTakesTooLongFailsAndTheOthersRun() throws {
    let files = ["a.lua": "while true do end\n-->\n", "b.lua": "print(1)\n--> 1\n"]
    try withFolder(files) { folder throws in
      let run = try CommandRun(["test", "--timeout", "0.1", "."], in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("a.lua:1: timed out"))
      #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
    }
  }

  /// Wherever it is stopped: a table calls its data source for each section, which takes seconds.
  @Test(arguments: [[], ["--sandbox"]])
  func endlessSectionsEnd(_ options: [String]) throws {
    let script = """
      local list = UITableViewController()
      function list:numberOfSections() return 100000 end
      function list:numberOfRows()
        for _ = 1, 10000 do end
        return 100000
      end
      window.rootViewController = list
      settle()
      """
    let run = try CommandRun(["--timeout", "0.2"] + options + ["-e", script])
    #expect(run.code == 5)
    #expect(run.errorOutput.hasPrefix("error: -e:"))
    #expect(run.errorOutput.hasSuffix(": timed out\n"))
    #expect(run.errorOutput.count { $0 == "\n" } == 1)
  }

  @Test func finalizersAtTheEndOfATestHaveItsLimits() throws {
    let files = [
      "a.lua": "kept = setmetatable({}, { __gc = function() while true do end end })\n-->\n"
    ]
    try withFolder(files) { folder throws in
      let words = ["test", "--timeout", "0.1", "a.lua"]
      #expect(
        try CommandRun(words, in: folder).summary
          == """
          1
          FAIL  a.lua
            a.lua:1: timed out

            repeat  drilldown test a.lua --timeout 0.1
          0 passed, 1 failed

          """)
      #expect(
        try CommandRun(words + ["--in-process"], in: folder).summary
          == "5\nerror: a.lua:1: timed out\n")
    }
  }

  @Test func aDebuggerHasNoTimeLimit() throws {
    let script = "local n = 0 while n < 2e7 do n = n + 1 end print('done')"
    let environment = ["LOCAL_LUA_DEBUGGER_VSCODE": "1"]
    let run = try CommandRun(["--timeout", "0.02", "-e", script], environment: environment)
    #expect(run.summary == "0\ndone\n")
    #expect(try CommandRun(["--timeout", "0.02", "-e", script]).code == 5)
  }
}
