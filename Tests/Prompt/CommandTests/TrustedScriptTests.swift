import Support
import Testing

/// Trusted scripts may still have any error: one clear message, no crash.
@Suite(.slow("it starts processes"))
struct TrustedScriptTests {
  @Test(arguments: [
    ("error(nil)", "nil"), ("error({})", "{}"), ("error({ code = 7 })", "{ code = 7 }"),
    ("error(true)", "true"), ("error('plain', 0)", "plain"),
    ("getmetatable(window).__index = nil", "-e:1: attempt to index a boolean value"),
    ("debug.getmetatable(window).__index = nil", "-e:1: attempt to index a boolean value"),
    ("debug.setmetatable(window, nil)", "-e:1: cannot change a protected metatable"),
    ("debug.setuservalue(window, 5, 1)", "-e:1: cannot change the user values of an object"),
    (
      "local c = UIViewController() local _, e = pcall(c.addChild, c, c) getmetatable(e).x = 1",
      "-e:1: attempt to index a boolean value"
    ),
  ])
  func theMessageIsShown(_ script: String, _ message: String) throws {
    let run = try CommandRun(["-e", script])
    #expect(run.code == 1)
    #expect(run.errorOutput.hasPrefix("error: \(message)"))
  }

  @Test(
    arguments: [
      "debug.setmetatable(nil, { __index = function() return print end }) print(x.y)",
      "debug.getupvalue(window.addSubview, 1) debug.setupvalue(window.addSubview, 1, 2) window:addSubview(UIView())",
      "for k in pairs(_G) do if k ~= 'window' then _G[k] = nil end end window.rootViewController = nil",
      "setmetatable(_G, { __index = error, __newindex = error }) window.rootViewController = UIViewController()",
      "ipairs, pairs, setmetatable = nil timeline() families() leaks() record(function() end)",
      "string.format, tostring = nil print(window) error(window)",
      "local t = setmetatable({}, { __gc = function(o) error(o) end }) t = nil collectgarbage()",
      "setmetatable({}, { __gc = function() kept = UIViewController() wait(1) end }) collectgarbage()",
      "window.rootViewController = setmetatable({}, { __index = window })",
      "coroutine.wrap(function() local c = UIViewController() function c:viewDidLoad() coroutine.yield() end return c.view end)()",
      "local c = UIViewController() function c:viewDidLoad() coroutine.close(coroutine.running()) end print(c.view)",
    ], [[], ["--sandbox"]])
  func nothingCrashes(_ script: String, _ options: [String]) throws {
    let run = try CommandRun(["--timeout", "5"] + options + ["-e", script])
    #expect(run.code == 0 || run.code == 1)
  }

  @Test(arguments: [[], ["--sandbox"]])
  func warningsOfScriptsAreShownAndNoFailure(_ options: [String]) throws {
    let run = try CommandRun(
      options + ["-e", "warn('@on') warn('a', 1, 'b') print(pcall(warn, {}))"])
    #expect(
      run.summary == """
        0
        false\tbad argument #1 to 'warn' (string expected, got table)
        warning: a1b

        """)
  }

  /// Each level presents on the previous one from inside its callback.
  @Test func twoHundredCallbacksThatPresentAreAnErrorAtMost() throws {
    let script = """
      local function level(n)
        local c = UIViewController("Level " .. n)
        function c:viewDidAppear() if n < 200 then self:present(level(n + 1), false) end end
        return c
      end
      window.rootViewController = level(1)
      wait(1000)
      local top, depth = window.rootViewController, 1
      while top.presentedViewController do top, depth = top.presentedViewController, depth + 1 end
      print(depth)
      local function load(n)
        local c = UIViewController()
        function c:viewDidLoad() if n < 1000 then print(load(n + 1).view) end end
        return c
      end
      print(load(1).view)
      """
    let run = try CommandRun(["-e", script])
    #expect(run.code != nil)
    #expect(run.output.hasPrefix("200\n"))
    #expect(run.errorOutput.contains("C stack overflow"))
  }
}
