import Floors
import HeadlessUIKit
import Lua
import UIKitLua

/// The rows about controllers that scripts create.
let liveRows: [Benchmark] = [
  Benchmark(name: "push + pop, 13 callbacks in Lua", limit: 7.1) { pushAndPop() },
  Benchmark(name: "entries into Lua, nothing overridden", limit: 0) { .count(entries()) },
]

/// Thirteen callbacks in Lua: nine when a page is pushed, four when it is popped.
private func pushAndPop() -> Benchmark.Figure {
  let floor: OpaquePointer = dd_floor_open()
  defer { dd_floor_close(floor) }
  let functions = """
    local received = 0
    for _, name in ipairs{
      "willMove", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewIsAppearing", "viewDidAppear", "didMove",
      "viewWillDisappear", "viewDidDisappear",
    } do
      Page[name] = function(self) received = received + 1 end
    end
    """
  let cycle = """
    return function(n)
      for _ = 1, n do
        nav:pushViewController(Page(), false)
        wait(0)
        nav:popViewController(false)
        wait(0)
      end
    end
    """
  let floorFunction = dd_floor_load(
    floor,
    "local Page = {}\n" + functions
      + "\nfunction Page.loadView() received = received + 1 end\nPage = PageClass(Page)\n" + cycle)
  if floorFunction < 0 { fatalError("the floor refuses the script") }
  let world = LiveWorld(
    """
    local Page = class("Page", UIViewController)
    \(functions)
    function Page:loadView() received = received + 1; self.view = UIView() end
    """, cycle)
  return compare(
    each: (1000, 1000), { world.run(1000) },
    with: { precondition(dd_floor_call(floor, floorFunction, 1000) != 0) })
}

/// How often a push and a pop of controllers that override nothing enter Lua.
private func entries() -> Int {
  let world = LiveWorld("", "return function() end")
  guard
    case .function(let make)? = try? world.world.run(
      "return function() return class('Page', UIViewController)() end", named: "bench"
    ).first,
    let page = try? world.world.call(make).first?.object(in: world.world.interpreter)
      as? UIViewController
  else { fatalError("the script did not run") }
  let before = world.world.interpreter.entries
  world.world.stage.asCurrent {
    world.nav.pushViewController(page, animated: true)
    world.world.stage.settle()
    world.nav.popViewController(animated: true)
    world.world.stage.settle()
  }
  return world.world.interpreter.entries - before
}

/// A world of scripts with a stack on screen, onto which a script pushes.
private final class LiveWorld {
  let world = ScriptWorld()
  let nav: UINavigationController
  private let function: LuaFunction

  init(_ functions: String, _ cycle: String) {
    world.onError = { error, _ in fatalError(error.description) }
    let text = """
      local nav = UINavigationController{ UIViewController() }
      window.rootViewController = nav
      wait()
      \(functions)
      local cycle = (function() \(cycle) end)()
      return cycle, nav
      """
    guard let results = try? world.run(text, named: "bench"),
      case .function(let function) = results[0],
      let nav = results[1].object(in: world.interpreter) as? UINavigationController
    else { fatalError("the script did not run") }
    self.function = function
    self.nav = nav
    world.stage.trace.isRecording = false
  }

  func run(_ count: Int) {
    do {
      _ = try world.call(function, [count])
    } catch {
      fatalError(error.description)
    }
  }
}
