import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// Limits that are reached where no running script could propagate the error.
struct StopTests {
  @Test(
    arguments: [
      "function home:viewDidAppear() while true do end end window.rootViewController = home",
      "function home:viewIsAppearing() while true do end end window.rootViewController = home",
      "after(0, function() while true do end end)",
      "after(0.5, function() while true do pcall(function() while true do end end) end end)",
      "app.task(function() while true do end end)",
      "local Dying = class('Dying', UIViewController) function Dying:deinit() while true do end end "
        + "after(0, function() Dying() collectgarbage() end)",
    ])
  func aStopIsThrownByTheCallThatRanTheTurn(_ script: String) throws {
    let world = ScriptWorld()
    try world.run("home = UIViewController 'Home'", named: "script")
    world.interpreter.allowInstructions(50_000)
    try world.run(script, named: "script")
    #expect(stop(of: world) { () throws(LuaError) in try world.settle() } == .outOfInstructions)
  }

  /// After one stop nothing is stopped: the clock runs as before.
  @Test func whatComesAfterAStopIsUntouched() throws {
    let world = ScriptWorld()
    try world.run("after(0, function() while true do end end)", named: "script")
    world.interpreter.allowInstructions(50_000)
    #expect(
      stop(of: world) { () throws(LuaError) in try world.passTurn() } == .outOfInstructions)
    world.interpreter.allowInstructions(nil)
    var printed = ""
    world.output = { printed += $0 }
    try world.run("after(1, function() print(now()) end) settle()", named: "script")
    #expect(printed == "1.0\n")
  }

  /// Where no Lua runs, nothing raises the interrupt.
  @Test func anInterruptOfTheEngineIsThrown() {
    let world = ScriptWorld()
    let found = stop(of: world) { () throws(LuaError) in
      world.stage.after(.zero) { Interpreter.interrupt() }
      try world.passTurn()
    }
    #expect(found == .interrupted)
    #expect(!Interpreter.isInterrupted)
  }

  private func stop(
    of world: ScriptWorld, _ body: () throws(LuaError) -> Void
  ) -> LuaError.Stop? {
    do throws(LuaError) {
      try body()
      return nil
    } catch {
      guard case .stopped(let stop) = error.kind else { return nil }
      return stop
    }
  }
}
