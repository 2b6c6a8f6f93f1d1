import Support
import Testing

/// Malicious scripts: each ends with one clear message, or harms only itself.
@Suite(.slow("it starts processes"))
struct HostileTests {
  private static let modes = [[], ["--sandbox"]]

  /// The places in Lua and C from which metamethods, iterators and callbacks are called.
  @Test(
    arguments: [
      "print(setmetatable({}, { __eq = F }) == setmetatable({}, { __eq = F }))",
      "print(setmetatable({}, { __lt = F }) < setmetatable({}, { __lt = F }))",
      "print(setmetatable({}, { __concat = F }) .. 'x')", "print(#setmetatable({}, { __len = F }))",
      "do local x <close> = setmetatable({}, { __close = F }) end",
      "local x <close> = setmetatable({}, { __close = F }) error('x')",
      "for _ in F do end", "for _ in pairs(setmetatable({}, { __pairs = F })) do end",
      "table.sort({ 3, 2, 1 }, F)", "(('x'):rep(9)):gsub('.', F)", "load(F)", "xpcall(error, F)",
      "while true do xpcall(error, function() error('again') end) end",
      "table.concat(setmetatable({}, { __index = F }), '', 1, 1 << 60)",
      "while true do coroutine.resume(coroutine.create(F)) end",
      "local co = coroutine.wrap(function() while true do coroutine.yield() end end) while true do co() end",
      "local n = UINavigationController{ UIViewController() } n.delegate = { willShow = F } window.rootViewController = n settle()",
      "local n = UINavigationController{ UIViewController() } n.delegate = setmetatable({}, { __index = F }) window.rootViewController = n settle()",
      "for name, value in pairs(_G) do if type(value) == 'function' then _G[name] = F end end print()",
      "local v = UIView() while true do v:addSubview(UIView()) v:addSubview(v.subviews[1]) v.subviews[1]:removeFromSuperview() end",
    ], modes)
  func everyLoopIsCounted(_ script: String, _ mode: [String]) throws {
    let loop = "local function F() while true do end end "
    let words = ["--max-instructions", "20000"] + mode + ["-e", loop + script]
    #expect(try CommandRun(words).summary == "5\nerror: -e:1: too many instructions\n")
  }

  /// A script can't replace what ends a turn, prints trees and reports.
  @Test(
    arguments: [
      "string.format", "table.insert", "table.concat", "print", "error", "pcall", "xpcall",
      "assert",
      "tostring", "type", "next", "select", "rawget", "collectgarbage", "coroutine.resume",
      "coroutine.wrap", "settle", "wait", "class", "record", "require",
    ], modes)
  func aReplacedFunctionHarmsOnlyTheScript(_ name: String, _ mode: [String]) throws {
    let script = """
      local say = print
      \(name) = function() while true do end end
      local home = UIViewController{ title = "Home" }
      function home:viewDidAppear() mark("here") end
      window.rootViewController = home
      home:present(UINavigationController{ UIViewController() }, true)
      app.task(function() end)
      simulator:memoryWarning()
      say(#tree() > 0, #screen() > 0, #timeline() > 0, #families(), #warnings())
      after(1, function() say(#timeline() > 0) end)
      """
    let run = try CommandRun(["--timeout", "20"] + mode + ["-e", script])
    #expect(run.summary == "0\ntrue\ttrue\ttrue\t2\t0\ntrue\n")
  }

  /// A script, its exit code, and the text of the one message.
  struct HostileScript: Sendable, CustomTestStringConvertible {
    let script, message: String
    let code: Int32
    let sandboxed: String?

    init(_ script: String, _ message: String, code: Int32 = 1, sandboxed: String? = nil) {
      (self.script, self.message, self.code, self.sandboxed) = (script, message, code, sandboxed)
    }

    var testDescription: String { script }
  }

  private static let noDebug = "attempt to index a nil value (global 'debug')"
  private static let noGC = "__gc isn't available in the sandbox"

  static let rows = [
    // Metatables.
    HostileScript(
      "setmetatable(_G, { __index = function(t, k) return t[k] end }) print(x)", "C stack overflow"),
    HostileScript(
      "setmetatable(_G, { __newindex = function(t, k, v) t[k] = v end }) x = 1", "C stack overflow"),
    HostileScript(
      "debug.setmetatable(window, {})", "cannot change a protected metatable", sandboxed: noDebug),
    HostileScript(
      "debug.setmetatable('', { __index = error }) local s = 'x' s:rep(3)",
      "number expected, got string", sandboxed: noDebug),
    HostileScript("setmetatable(UIViewController, {})", "cannot change a protected metatable"),
    HostileScript(
      "local C = class('C', UIViewController) C.viewDidLoad = {} print(C().view)", "not a table"),
    HostileScript(
      "local C = class('C', UIViewController) C.super = C", "'super' of C is read-only"),
    HostileScript(
      "local C = class('C', UIViewController) function C:init() C{} end C()", "C stack overflow"),
    HostileScript(
      "local function f() return (('x'):gsub('x', f)) end f()", "-e:1: C stack overflow"),
    HostileScript("local function f() table.sort({ 2, 1 }, f) end f()", "-e:1: C stack overflow"),
    HostileScript(
      "local function f() coroutine.wrap(f)() end f()", "error: -e:1: C stack overflow\n"),
    HostileScript(
      "local m = {} m.__tostring = tostring print(setmetatable({}, m))", "C stack overflow"),
    HostileScript(
      "local m = {} m.__index = function(t, k) return t[k] end print(setmetatable({}, m).x)",
      "C stack"),
    HostileScript(
      "local t = {} for _ = 1, 3000 do t = setmetatable({}, { __index = t }) end print(t.x)",
      "too long"),
    HostileScript(
      "local function make() local c = UIViewController() function c:viewDidLoad() return make().view end return c end print(make().view)",
      "C stack overflow"),
    HostileScript(
      "local function nest() local x <close> = setmetatable({}, { __close = nest }) end nest()",
      "C stack overflow"),
    HostileScript(
      "local function nest() local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() assert(coroutine.close(nest())) end }) coroutine.yield() end) coroutine.resume(co) return co end assert(coroutine.close(nest()))",
      "C stack overflow"),
    HostileScript(
      "assert(load('return ' .. ('{'):rep(300) .. ('}'):rep(300)))", "C stack overflow"),
    // Yields where no scheduler can resume.
    HostileScript("coroutine.yield()", "attempt to yield from outside a coroutine"),
    HostileScript(
      "coroutine.wrap(function() table.sort({ 2, 1 }, coroutine.yield) end)()",
      "across a C-call boundary"
    ),
    HostileScript(
      "coroutine.wrap(function() local c = UIViewController() c.viewDidLoad = function() coroutine.yield() end print(c.view) end)()",
      "across a C-call boundary"),
    HostileScript(
      "local co = coroutine.running() coroutine.wrap(function() coroutine.close(co) end)()",
      "error: -e:1: cannot close a normal coroutine\n"),
    // Code.
    HostileScript(
      "assert(load(function() return '\\27Lua' end))", "attempt to load a binary chunk"),
    HostileScript("assert(load('\\27LuaS', 'x', 'bt'))", "attempt to load a binary chunk"),
    HostileScript(
      "string.dump(print)", "unable to dump given function",
      sandboxed: "attempt to call a nil value (field 'dump')"),
    HostileScript(
      "local r = debug.getregistry() for i = 3, 99 do assert(not r[i]) end r[1] = nil error(type(debug.getregistry()[1]))",
      "error: -e:1: thread\n", sandboxed: noDebug),
    HostileScript("package.searchers = nil require 'x'", "'package.searchers' must be a table"),
    // The world.
    HostileScript(
      "local c = UIViewController() function c:viewDidLoad() simulator:reset() end print(c.view)",
      "cannot be replaced"),
    HostileScript(
      "local c = UIViewController() simulator:reset() c.title = 'x'",
      "belongs to a world that has ended"),
    HostileScript(
      "local c = UIViewController() simulator:reset() window.rootViewController = c",
      "world that has ended"),
    HostileScript("window.addSubview({}, UIView())", "addSubview needs its receiver"),
    HostileScript(
      "UINavigationController.pushViewController(window, UIViewController())", "needs its receiver"),
    HostileScript("local function f() after(0, f) end f() settle()", "not settled after"),
    HostileScript(
      "table.sort({ 3, 2, 1, 4, 5 }, function() return true end)", "invalid order function"),
    HostileScript(
      "local c = UIViewController() function c:viewDidLoad() os.exit(7) end print(c.view)", "",
      code: 7, sandboxed: "field 'exit'"),
    HostileScript("debug.sethook(error, 'l') local x\n= 1", "error: ", sandboxed: noDebug),
  ]

  @Test(arguments: rows, modes)
  func theOneMessageIsClear(_ row: HostileScript, _ mode: [String]) throws {
    let limits = ["--timeout", "60", "--max-memory", "128M"]
    let run = try CommandRun(limits + mode + ["-e", row.script])
    let sandboxed = mode.isEmpty ? nil : row.sandboxed
    #expect(run.code == (sandboxed == nil ? row.code : 1))
    #expect(run.errorOutput.contains(sandboxed ?? row.message) || row.message.isEmpty)
    let errors = run.errorOutput.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(errors.count == (run.code == 1 ? 1 : 0), "\(run.errorOutput)")
  }
}
