import CLuaShims
import Lua
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct InterruptTests {
  let world = LuaWorld()

  init() {
    // The script itself starts the timer: an interrupt before it has begun would be another case.
    world.interpreter.register(
      function: .function("interruptSoon", [], "Interrupts the script.") { () -> Void in
        Self.startTimer()
      })
  }

  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "while true do xpcall(function() while true do end end, function() while true do end end) end",
    "while true do xpcall(error, function() while true do end end) end",
    "coroutine.wrap(function() while true do end end)()",
    "while true do pcall(coroutine.wrap(function() while true do end end)) end",
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "while true do coroutine.wrap(function() end)() end",
    "local function nest(n) return coroutine.wrap(function() if n == 0 then while true do end end nest(n - 1)() end) end nest(20)()",
    "local co = coroutine.wrap(function() while true do coroutine.yield() end end) while true do co() end",
    "local c = Controller() while true do pcall(c.call, c, function() while true do end end) end",
    "local c = Controller() function c:viewDidLoad() while true do end end while true do pcall(c.viewDidLoad, c) end",
    "while true do local ok, e = pcall(function() local x <close> = setmetatable({}, { __close = function() end }) while true do end end) end",
    "local function f() local ok, e = xpcall(f, f) error(e) end f()",
  ])
  func everyLoopStops(_ source: String) throws {
    let error = world.failure("interruptSoon() " + source)
    #expect(error?.kind == .interrupted)
    #expect(error?.position.map { "\($0): interrupted" } == error?.message)
    #expect(Interpreter.isInterrupted == false)
    #expect(
      try world.run(
        "local n = 0 for i = 1, 1000 do n = n + i end print(n, coroutine.wrap(function() return 1 end)())"
      ) == "500500\t1\n")
  }

  @Test func scriptsMaySeeItButNotSwallowIt() {
    let error = world.failure(
      "interruptSoon() ok, e = pcall(function() while true do end end) print(e) while true do end")
    #expect(error?.kind == .interrupted)
  }

  @Test func anInterruptOutsideLuaStopsTheNextCall() throws {
    Interpreter.interrupt()
    #expect(Interpreter.isInterrupted)
    #expect(world.failure("return 1")?.kind == .interrupted)
    Interpreter.interrupt()
    Interpreter.clearInterrupt()
    #expect(try world.run("print(1)") == "1\n")
  }

  // Sends SIGALRM after 20 ms of real time: an interrupt is independent of the virtual clock.
  private static func startTimer() {
    signal(SIGALRM, dd_handle_signal)
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarm, nil)  // the test runner's threads block all signals
    var interval = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 0, tv_usec: 20_000))
    let realTime: Int32 = 0  // ITIMER_REAL, whose type differs between platforms
    setitimer(realTime, &interval, nil)
  }
}
