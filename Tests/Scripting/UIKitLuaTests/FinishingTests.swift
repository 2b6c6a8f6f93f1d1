import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// The end of a test's world.
struct FinishingTests {
  @Test(
    arguments: [
      ("", [], nil, 0),
      ("after(59, function() end)", [], nil, 59),
      ("after(61, function() end)", [], "dropped 1 timer (script:1), due at 61.0 s", 0),
      (
        "for i = 1, 5 do after(60 + i, function() end) end", [],
        "dropped 5 timers (script:1), due first at 61.0 s", 0
      ),
      ("function tick() after(7, tick) end tick()", ["1 repeating timer (script:1)"], nil, 56),
      (
        "function tick() after(0, tick) end tick()",
        ["1 repeating timer (script:1)", "not idle after 10000 turns"], nil, 0
      ),
      (
        "function tick() after(0, tick) end tick() after(1, function() end)",
        [
          "1 repeating timer (script:1)", "1 timer (script:1)", "not idle after 10000 turns",
        ], nil, 0
      ),
      ("app.task(function() while true do wait(9) end end)", ["1 task (script:1)"], nil, 54),
      ("app.task(function() wait(61) end)", [], "dropped 1 timer (script:1), due at 61.0 s", 0),
      ("UIView.animate(61, print, print)", ["1 completion"], nil, 0),
      ("after(0, print) after(1, spy) after(2, function() end)", [], nil, 2),
    ] as [(String, [String], String?, Int)])
  func whatIsLeftIsNamed(
    _ script: String, _ active: [String], _ dropped: String?, _ seconds: Int
  ) throws {
    let world = ScriptWorld()
    world.output = { _ in }
    try world.run("spy = setmetatable({}, { __call = function() end })", named: "spy")
    try world.run(script, named: "script")
    let remainder = try world.finish()
    #expect(remainder.active == active)
    #expect(remainder.dropped == dropped)
    #expect(world.stage.now == .seconds(seconds))
  }

  @Test func transitionsAreNamedAsInTheTimeline() throws {
    let world = ScriptWorld()
    try world.run(
      """
      local animator = { transitionDuration = function() return 1 end, animateTransition = print }
      nav = UINavigationController{ UIViewController "Root", delegate = {
        animationControllerFor = function() return { transitionDuration = function() return 1 end,
          animateTransition = function() end } end } }
      window.rootViewController = nav
      settle()
      nav:pushViewController(UIViewController "D", true)
      settle()
      nav:pushViewController(UIViewController "E", true)
      """, named: "script")
    let remainder = try world.finish()
    #expect(
      remainder.failure == "the test ended while: push (D over Root), 1 waiting call")
  }

  @Test func errorsThatComeThenAreReported() throws {
    let world = ScriptWorld()
    var reportedErrors: [String] = []
    world.onError = { error, context in reportedErrors.append("\(context): \(error.message)") }
    try world.run(
      """
      local home = UIViewController "Home"
      window.rootViewController = home
      home:present(UIViewController "Login", true, function() error("one") end)
      after(20, function() error("two") end)
      """, named: "script")
    #expect(try world.finish() == Remainder())
    #expect(
      reportedErrors == ["completion of present: script:3: one", "deferred work: script:4: two"])
  }

  /// Discarded work is not done later, in the turns of hooks.
  @Test func whatIsDroppedIsNeverDone() throws {
    let world = ScriptWorld()
    world.output = { _ in Issue.record("it was done") }
    try world.run(
      "after(61, function() print('late') end) function tick() after(50, tick) end tick()",
      named: "script")
    _ = try world.finish()
    try world.run("after(59, function() end)", named: "script")
    #expect(try world.finish() == Remainder())
  }

  @Test func aWorldThatTakesThePlaceIsFinishedAsWell() throws {
    let world = ScriptWorld()
    var printed = ""
    world.output = { printed += $0 }
    try world.run(
      "after(40, function() simulator:reset() after(19, function() print('there') end) "
        + "after(21, function() print('too late') end) end)", named: "script")
    #expect(
      try world.finish().dropped == "dropped 1 timer (script:1), due at 21.0 s")
    #expect(printed == "there\n")
  }

  @Test func aStopIsThrown() throws {
    let world = ScriptWorld()
    try world.run("after(30, function() while true do end end)", named: "script")
    world.interpreter.allowInstructions(50_000)
    do throws(LuaError) {
      _ = try world.finish()
      Issue.record("it ended")
    } catch {
      #expect(error.kind == .stopped(.outOfInstructions))
      #expect(error.position == "script:1")
    }
  }
}
