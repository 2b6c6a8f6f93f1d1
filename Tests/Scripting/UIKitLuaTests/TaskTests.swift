import Lua
import Testing
import UIKitLua

/// Functions that run concurrently, in virtual time.
struct TaskTests {
  @Test func waitingTasksTakeTurns() {
    let script = Script(
      """
      app.task(function() for i = 1, 3 do print("one", i, now()) wait(1) end end)
      app.task(function()
        wait(0.5)
        print("two", now())
        app.task(function() wait() print("inner", now()) end)
        pcall(function() wait(1) print("in pcall", now()) end)
      end)
      print("main")
      wait(5)
      """)
    #expect(
      script.lines == [
        "main", "one\t1\t0.0", "two\t0.5", "inner\t0.5", "one\t2\t1.0", "in pcall\t1.5",
        "one\t3\t2.0",
      ])
  }

  @Test func settleInATaskWaitsForTransitions() {
    let script = Script(
      """
      local home = UIViewController()
      window.rootViewController = home
      wait(1)
      local function show()
        home:present(UIViewController(), true)
        settle()
        print(now(), home.presentedViewController.isBeingPresented)
      end
      app.task(show)
      app.task(function() wait(0.1) settle() print("other", now()) end)
      wait(5)
      """)
    #expect(script.lines == ["1.5\tfalse", "other\t1.5"])
  }

  @Test func anErrorIsRaisedByTheWaitThatRanTheTask() {
    let script = Script(
      """
      local task = app.task(function() wait(1) error({ code = 7 }) end)
      local ok, problem = pcall(wait, 2)
      print(ok, problem.code, task.isDone, task.isCancelled)
      app.task(function() wait(0.1) local function fails() error("boom") end fails() end)
      """)
    #expect(script.lines == ["false\t7\ttrue\tfalse"])
    #expect(script.error?.message == "script:4: boom")
    #expect(script.error?.traceback.first == "script:4: in local 'fails'")
  }

  @Test func tasksAreMadeAsCoroutinesAre() {
    let script = Script(
      """
      local create = coroutine.create
      local made = setmetatable({}, { __mode = "k" })
      function coroutine.create(body)
        local thread = create(body)
        made[thread] = true
        return thread
      end
      app.task(function() wait(1) print("ran", now(), made[coroutine.running()]) end)
      local spent = create(function() coroutine.yield() end)
      coroutine.resume(spent)
      for _, wrong in ipairs{ 7, spent, (coroutine.running()) } do
        function coroutine.create() return wrong end
        app.task(function() wait(2) print("ran", now(), coroutine.running() ~= wrong) end)
      end
      function coroutine.create() return nil end
      app.task(function() print("first") end)
      function coroutine.create() error("none") end
      print(pcall(app.task, print))
      coroutine.create = nil
      app.task(function() print("last") end)
      wait(5)
      """)
    #expect(
      script.lines == [
        "false\tscript:17: none", "first", "last", "ran\t1.0\ttrue", "ran\t2.0\ttrue",
        "ran\t2.0\ttrue", "ran\t2.0\ttrue",
      ])
  }

  @Test func cancelledTasksCloseTheirVariables() {
    let script = Script(
      """
      local function closable(name) return setmetatable({}, { __close = function() print(name) end }) end
      local waiting = app.task(function() local x <close> = closable("waiting") wait(9) print("never") end)
      local own
      own = app.task(function() local x <close> = closable("own") own:cancel() wait(1) print("never") end)
      local unborn = app.task(function() print("never") end)
      unborn:cancel()
      wait(1)
      waiting:cancel()
      waiting:cancel()
      print(waiting.isDone, waiting.isCancelled, own.isDone, unborn.isDone)
      wait(20)
      """)
    #expect(script.lines == ["own", "waiting", "true\ttrue\ttrue\ttrue"])
    #expect(script.error == nil)
  }

  @Test func onlyTheTaskItselfWaits() {
    let script = Script(
      """
      coroutine.wrap(function() wait(1) print("plain", now()) end)()
      app.task(function()
        print(select(2, pcall(coroutine.wrap(function() wait(1) end))))
        local c = UIViewController()
        function c:viewDidLoad() print(select(2, pcall(wait, 1))) end
        print(c.view)
        coroutine.yield()
        print(select(2, pcall(wait, -1)))
      end)
      wait(1)
      """)
    #expect(
      script.lines == [
        "plain\t1.0",
        "script:3: wait inside a coroutine of a task: only the task itself can wait",
        "wait cannot be called inside a callback: the turn that runs it has not ended", "UIView",
        "a time in seconds must lie between 0 and 1e9, got -1.0",
      ])
  }

  @Test func tasksEndWithTheirWorld() {
    let script = Script(
      """
      local task = app.task(function() wait(5) print("never") end)
      simulator:reset()
      wait(10)
      print(pcall(function() return task.isDone end))
      app.task(function() print("new") end)
      """)
    #expect(script.lines.count == 2)
    #expect(script.lines.first?.hasPrefix("false\t") == true)
    #expect(script.lines.last == "new")
  }

  @Test func anotherTableInTheirPlaceOffersTasksToo() {
    let script = Script("app = {} print(app.task)")
    script.run("print(app.task == nil, next(app)) app.task(function() print('ran') end)")
    #expect(script.lines == ["nil", "false\tnil", "ran"])
  }

  @Test func endedTasksAreCollected() {
    let script = Script(
      """
      tasks = setmetatable({}, { __mode = "k" })
      for i = 1, 100 do
        local task
        task = app.task(function() wait(i % 3) return task end)
        tasks[task] = true
        if i % 10 == 0 then task:cancel() end
      end
      wait(5)
      """)
    script.world.collect()
    script.run("local count = 0 for _ in pairs(tasks) do count = count + 1 end print(count)")
    #expect(script.lines == ["0"])
  }

  @Test func errorsOfSeveralTasksAreAllReported() {
    let script = Script(
      """
      for name in ("abc"):gmatch "." do app.task(function() wait(1) error(name, 0) end) end
      after(1, function() error("timer", 0) end)
      print(pcall(wait, 2))
      print(pcall(wait, 2))
      """)
    #expect(script.lines == ["false\ttimer", "true"])
    #expect(
      Set(script.reportedErrors) == ["deferred work: a", "deferred work: b", "deferred work: c"])
  }

  @Test func callbacksAndTasksStartTasks() {
    let script = Script(
      """
      local home = UIViewController()
      function home:viewDidLoad()
        app.task(function()
          wait(1)
          print("from a callback", now())
          app.task(function() wait(1) print("from a task", now()) end)
          print("goes on")
        end)
      end
      window.rootViewController = home
      wait(3)
      """)
    #expect(script.lines == ["from a callback\t1.0", "goes on", "from a task\t2.0"])
    #expect(script.error == nil)
  }

  @Test func aTaskThatWaitsForeverDelaysNothing() {
    let script = Script(
      """
      app.task(function() wait(1e9) print("never") end)
      app.task(function() coroutine.yield() print("soon", now()) end)
      settle()
      wait(100)
      print("end", now())
      """)
    #expect(script.lines == ["soon\t0.0", "end\t100.0"])
    #expect(script.error == nil)
  }

  @Test func coroutinesInsideTasksAreOrdinary() {
    let script = Script(
      """
      app.task(function()
        local next = coroutine.wrap(function() for i = 1, 2 do coroutine.yield(i) end end)
        print(next(), next())
        wait(1)
        local waits = { __pairs = function() wait(1) return function() end end }
        for _ in pairs(setmetatable({}, waits)) do end
        print(now())
      end)
      wait(5)
      """)
    #expect(script.lines == ["1\t2", "2.0"])
    #expect(script.error == nil)
  }

  @Test(arguments: [
    (
      "local v = UIViewController() function v:viewDidLoad() coroutine.yield(1) end "
        + "coroutine.wrap(function() return v.view end)()",
      "UIViewController#1 viewDidLoad: script:1: attempt to yield across a C-call boundary (a callback "
        + "has to end first)"
    ),
    (
      "local v = UIViewController() function v:viewDidLoad() coroutine.yield(1) end print(v.view)",
      "UIViewController#1 viewDidLoad: script:1: attempt to yield from outside a coroutine"
    ),
  ])
  func tasksThatCannotYieldAreErrors(source: String, reportedError: String) {
    let script = Script(source)
    #expect(script.reportedErrors == [reportedError])
    #expect(script.error == nil)
  }

  @Test func aTaskThatEndsItsWorldContinuesInTheNext() {
    let script = Script(
      """
      local old = app.task(function() wait(9) print("never") end)
      app.task(function()
        wait(1)
        simulator:reset()
        print("reset", now())
        wait(2)
        print("next world", now(), pcall(function() return old.isDone end))
      end)
      wait(5)
      """)
    script.run("wait(5)")
    #expect(script.lines.first == "reset\t0.0")
    #expect(script.lines.count == 2)
    #expect(script.lines.last?.hasPrefix("next world\t2.0\tfalse\t") == true)
  }
}
