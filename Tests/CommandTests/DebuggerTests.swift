import Foundation
import Testing

/// A debugger that owns the hook and talks over the standard streams, as Local Lua Debugger does.
struct DebuggerTests {
  /// Stops at every line of a file, reads what to do, and wraps the making of coroutines.
  private let debugger = """
    local M = {}
    local function hook(_, line)
      local info = debug.getinfo(2, "S")
      if info.short_src ~= "demo.lua" then return end
      io.stdout:write("@", line, "\\n")
      io.stdout:flush()
      local command = io.read("l")
      if command and command:match("^print ") then
        for index = 1, 100 do
          local name, value = debug.getlocal(2, index)
          if not name then break end
          if name == command:sub(7) then print(name, value) end
        end
      end
    end
    function M.start()
      local create = coroutine.create
      coroutine.create = function(f)
        local thread = create(f)
        debug.sethook(thread, hook, "l")
        return thread
      end
      debug.sethook(hook, "l")
      M.hook = hook
    end
    return M
    """

  private let script = """
    local home = UIViewController "Home"
    function home:viewDidLoad()
      local inside = 42
      print("loaded")
    end
    window.rootViewController = home
    settle()
    coroutine.resume(coroutine.create(function()
      print("in a coroutine")
    end))
    print(debug.gethook() == require("lldebugger").hook)
    """

  /// What the configuration of the editor says.
  private func words() throws -> [String] {
    struct Launch: Decodable {
      struct Configuration: Decodable {
        let args: [String]
      }
      let configurations: [Configuration]
    }
    let file = packageFolder.appendingPathComponent(".vscode/launch.json")
    let launch = try JSONDecoder().decode(Launch.self, from: Data(contentsOf: file))
    return (launch.configurations.first?.args ?? []).map {
      $0.replacingOccurrences(of: "${file}", with: "demo.lua")
    }
  }

  @Test func itStopsAtLinesOfCallbacksAndCoroutines() throws {
    try withFolder(["demo.lua": script, "lldebugger.lua": debugger]) { folder throws in
      let run = try Command(
        try words(), input: "\n\n\n\n\n\nprint inside\n",
        environment: ["LOCAL_LUA_DEBUGGER_VSCODE": "1"], in: folder)
      #expect(
        run.summary == """
          0
          @1
          @5
          @2
          @6
          @7
          @3
          @4
          inside\t42
          loaded
          @5
          @8
          @10
          @8
          @9
          in a coroutine
          @10
          @11
          true

          """)
    }
  }

  @Test func theHookIsItsOwnUnderALimitOfTime() throws {
    let script = """
      local function hook() end
      debug.sethook(hook, "l")
      wait(1)
      coroutine.wrap(function() end)()
      print(debug.gethook() == hook)
      """
    #expect(try Command(["--timeout", "9", "-e", script]).summary == "0\ntrue\n")
  }

  @Test func whoCountsInstructionsNeedsTheHook() throws {
    let run = try Command(["--max-instructions", "1000", "-e", "debug.sethook(print, 'l')"])
    #expect(run.code == 1)
    #expect(run.complaints.contains("the hook counts instructions: leave out --max-instructions"))
  }
}
