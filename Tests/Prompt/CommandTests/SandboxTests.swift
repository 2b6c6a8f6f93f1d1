import Foundation
import Support
import Testing

/// What a sandbox leaves out; there is no way around it.
@Suite(.slow("it starts processes"))
struct SandboxTests {
  /// Runs a text in the sandbox.
  private func run(_ script: String) throws -> String {
    try CommandRun(["--sandbox", "-e", script]).summary
  }

  @Test func onlyTheTimeIsLeftOfTheSystem() throws {
    let script = """
      local names = {}
      for name in pairs(os) do names[#names + 1] = name end
      table.sort(names)
      print(table.concat(names, " "), io, debug, package.loadlib, package.searchpath, string.dump)
      print(package.loaded.io, package.loaded.os, package.loaded.debug, #package.searchers)
      """
    #expect(
      try run(script) == """
        0
        clock date difftime time\tnil\tnil\tnil\tnil\tnil
        nil\tnil\tnil\t2

        """)
  }

  @Test func timeIsTheWorlds() throws {
    let script = """
      print(os.time(), os.clock(), os.date())
      wait(90)
      print(os.time(), os.clock(), os.date("%H:%M:%S"), os.date("*t").min)
      for _, date in ipairs{
        { year = 1970, month = 1, day = 1, hour = 0 }, { year = 2024, month = 2, day = 29 },
        { year = 2000, month = 15, day = -3, hour = 1 }, { year = 1969, month = 12, day = 31, sec = 5 },
      } do print(os.time(date)) end
      """
    #expect(
      try run(script) == """
        0
        978307200\t0.0\tMon Jan  1 00:00:00 2001
        978307290\t90.0\t00:01:30\t1
        0
        1709208000
        983062800
        -43195

        """)
  }

  @Test func modulesStayInTheFolder() throws {
    let script = """
      print(require "inner", pcall(require, "sub.deep"))
      for _, name in ipairs{ "../outer", "link", "sub/../../outer" } do print((pcall(require, name))) end
      package.path = "/tmp/?.lua;../?.lua"
      print((pcall(require, "outer")))
      print(loadfile("../outer.lua"))
      print(loadfile("../in-evil/beside.lua"))
      print((pcall(require, "../in-evil/beside")))
      print(pcall(dofile, "link.lua"))
      print(pcall(dofile), dofile("inner.lua"))
      """
    let files = [
      "outer.lua": "return 'outer'", "in/main.lua": script, "in/inner.lua": "return 'inner'",
      "in/sub/deep.lua": "return 'deep'", "in-evil/beside.lua": "return 'beside'",
    ]
    try withFolder(files) { folder throws in
      let inside = folder.appendingPathComponent("in")
      try FileManager.default.createSymbolicLink(
        at: inside.appendingPathComponent("link.lua"),
        withDestinationURL: folder.appendingPathComponent("outer.lua"))
      let expected = """
        0
        inner\ttrue\tdeep\t./sub/deep.lua
        false
        false
        false
        false
        nil\t'../outer.lua' is not in the script's folder
        nil\t'../in-evil/beside.lua' is not in the script's folder
        false
        false\t'link.lua' is not in the script's folder
        false\tinner

        """
      #expect(try CommandRun(["--sandbox", "main.lua"], in: inside).summary == expected)
    }
  }

  @Test(arguments: [
    ("getmetatable(window).__index = nil", "attempt to index a boolean value"),
    ("getmetatable('').__index = nil", "attempt to index a boolean value"),
    ("setmetatable({}, { __gc = print })", "__gc isn't available in the sandbox"),
    ("assert(load('\\27Lua'))", "attempt to load a binary chunk"),
    ("assert(load('return 1', 'x', 'b'))", "precompiled chunks cannot be loaded"),
    ("print(('x'):rep(1 << 28))", "resulting string too large"),
    ("rawset(window, 'x', 1)", "table expected, got UIWindow"),
    ("setmetatable(window, {})", "table expected"),
    ("error(nil)", "error: nil"),
    ("error({})", "error: {}"),
    ("error(setmetatable({}, { __tostring = function() error('x') end }))", "error: {}"),
    ("local function f() return f() + 1 end f()", "stack overflow"),
    ("local function f() coroutine.wrap(f)() end f()", "C stack overflow"),
  ])
  func forbiddenCallsAreErrors(_ script: String, _ message: String) throws {
    let run = try CommandRun(["--sandbox", "-e", script])
    #expect(run.code == 1)
    #expect(run.errorOutput.contains(message))
  }

  @Test func aSandboxHasLimitsOfItsOwn() throws {
    let bomb = "local t = {} while true do t[#t + 1] = ('x'):rep(1 << 20) .. #t end"
    #expect(try run(bomb) == "1\nerror: -e:1: not enough memory\n")
  }
}
