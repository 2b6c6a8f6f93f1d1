import Foundation
import Support
import Testing

/// Debuggers that own the hook and start scripts and tests as Local Lua Debugger does.
@Suite(.slow("it starts processes"))
struct DebuggerTests {
  @Test func itStopsInCallbacksCoroutinesTasksAndModules() throws {
    let module = """
      local function twice(number)
        return number * 2
      end
      return twice
      """
    let script = """
      local twice = require("module")
      local home = UIViewController "Home"
      local count = 1
      function home:viewDidLoad()
        local inside = 42
        count = count + inside
      end
      window.rootViewController = home
      settle()
      coroutine.resume(coroutine.create(function(...)
        print("in a coroutine", ...)
      end), "given")
      coroutine.wrap(function()
        print("in another")
      end)()
      app.task(function()
        wait(1)
        print("in a task")
      end)
      wait(2)
      print(twice(count))
      """
    let commands = """
      break main.lua:6
      break main.lua:11
      break main.lua:14
      break main.lua:18
      break module.lua:2
      go
      frames
      show self.title, inside, count, window.rootViewController == self
      set self.title = "Other"; inside = 100
      go
      show ..., home
      go
      go
      show now()
      go
      show number
      """
    let run = try Debugging("script", of: ["main.lua": script, "module.lua": module], commands)
    #expect(
      run.debuggerOutput == """
        main.lua:6 in thread 1
          main.lua:6 C main.lua:8
          Home 42 1 true
        main.lua:11 in thread 2
          given
        main.lua:14 in thread 3
        main.lua:18 in thread 4
          1.0
        module.lua:2 in thread 1
          101

        """)
    #expect(
      run.command.summary == "0\nin a coroutine\tgiven\nin another\nin a task\n202\n")
  }

  @Test func itStopsWhereErrorsAreRaised() throws {
    let script = """
      local home = UIViewController "Home"
      function home:viewDidLoad()
        local missing
        print(missing.field)
      end
      window.rootViewController = home
      settle()
      app.task(function()
        local seen = 7
        error("boom" .. seen)
      end)
      settle()
      """
    let commands = "go\nframes\nshow self.title, missing\ngo\nshow seen"
    let run = try Debugging("script", of: ["main.lua": script], commands)
    #expect(
      run.debuggerOutput == """
        error in thread 1: main.lua:4: attempt to index a nil value (local 'missing')
          main.lua:4 C main.lua:6
          Home nil
        error in thread 2: boom7
          7

        """)
    #expect(run.command.code == 1)
    #expect(
      run.command.errorOutput.hasPrefix(
        "error in Home viewDidLoad: \(run.place)/main.lua:4: attempt to index a nil value"))
  }

  @Test func itStopsInTests() throws {
    let spec = """
      local home
      before_each(function()
        home = UIViewController "Home"
      end)
      it("loads", function()
        function home:viewDidLoad()
          print(self.title)
        end
        assert.is_truthy(home.view)
      end)
      it("fails", function()
        assert.equal(1, 2)
      end)
      """
    let commands = "break main_spec.lua:3\nbreak main_spec.lua:7\ngo\ngo\nshow self\ngo\ngo\nframes"
    let run = try Debugging("tests", of: ["main_spec.lua": spec], commands)
    #expect(
      run.debuggerOutput == """
        main_spec.lua:3 in thread 1
        main_spec.lua:7 in thread 1
          UIViewController "Home" #1
        main_spec.lua:3 in thread 1
        error in thread 1: the values are not equal
        - 1
        + 2
          C [assert] [assert] [assert] main_spec.lua:12

        """)
    #expect(run.command.code == 1)
    #expect(run.command.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test func aTimeLimitUsesItsOwnHook() throws {
    let script = """
      local function hook() end
      debug.sethook(hook, "l")
      wait(1)
      coroutine.wrap(function() end)()
      print(debug.gethook() == hook)
      """
    #expect(try CommandRun(["--timeout", "9", "-e", script]).summary == "0\ntrue\n")
  }

  @Test func countedInstructionsLeaveTheHookToScripts() throws {
    let script = "debug.sethook(function() print('hook') end, '', 400) while true do end"
    let run = try CommandRun(["--max-instructions", "1000", "-e", script])
    #expect(run.code == 5)
    #expect(run.output == "hook\nhook\n")
    #expect(run.errorOutput.contains("too many instructions"))
  }
}
