import HeadlessUIKit
import Lua
import Support
import Testing
import UIKitLua

/// Random edits of a hierarchy in which all controllers capture each other.
struct SoakTests {
  /// Each controller counts the callbacks that it receives; the trace has those that were
  /// delivered.
  private static let program = """
    local seed = ...
    local function random(limit)
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed // 65536 % limit + 1
    end
    local callbacks = { "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" }
    local received, made, gone, recent = 0, 0, 0, {}
    local Counted = class("Counted", UIViewController)
    function Counted:deinit() gone = gone + 1 end
    local function friend() return recent[random(#recent + 1)] end
    local function new()
      made = made + 1
      local controller = Counted{ name = "c" .. made }
      controller.friend, controller.number = friend(), made
      for _, name in ipairs(callbacks) do
        local other = friend()
        controller[name] = function(self, ...)
          received = received + 1
          assert(self == controller and self.number and (other == nil or other.number))
          Counted.super[name](self, ...)
        end
      end
      controller.navigationItem.rightBarButtonItem =
        UIBarButtonItem{ title = "x", action = function() return controller, friend end }
      recent[random(8)] = controller
      return controller
    end
    local function stack() return window.rootViewController[random(3)] end
    local function top(controller)
      while controller.presentedViewController do controller = controller.presentedViewController end
      return controller
    end
    local edits = {
      function() stack():pushViewController(new(), random(2) == 1) end,
      function() stack():popViewController(random(2) == 1) end,
      function() stack():setViewControllers({ new(), new() }, random(2) == 1) end,
      function() stack():popToRootViewController(random(2) == 1) end,
      function() window.rootViewController.selectedIndex = random(3) - 1 end,
      function() top(window.rootViewController):present(new(), random(2) == 1) end,
      function() window.rootViewController:dismiss(random(2) == 1) end,
      function()
        local parent, child = stack().topViewController, new()
        parent:addChild(child)
        parent.view:addSubview(child.view)
        child:didMove(parent)
      end,
      function()
        local child = stack().topViewController.children[1]
        if child then child:willMove(nil) child.view:removeFromSuperview() child:removeFromParent() end
      end,
      function()
        local view = UIView{}
        view.owner = friend()
        stack().topViewController.view:addSubview(view)
      end,
      function() recent[random(8)] = nil end,
      function() collectgarbage() end,
      function() collectgarbage("step", 200) end,
      function() wait(random(5) / 10) end,
      settle,
    }
    local delivered = 0
    local events = record(function()
      local function nav() return UINavigationController{ new() } end
      window.rootViewController = UITabBarController{ nav(), nav(), nav() }
      settle()
      for _ = 1, 2500 do edits[random(#edits)]() end
      settle()
    end)
    for _, event in ipairs(events) do
      if event.name:sub(1, 1) == "c" and event.callback then
        for _, name in ipairs(callbacks) do if name == event.callback then delivered = delivered + 1 end end
      end
    end
    print("lost", delivered - received, delivered > 1000)
    window.rootViewController:dismiss(false)
    settle()
    recent, events = {}, nil
    window.rootViewController = nil
    settle()
    for _ = 1, 6 do collectgarbage() end
    print("left", made - gone, made > 100)
    """

  @Test(.slow("it makes hundreds of worlds")) func nothingLeaksAndNothingIsLost() throws {
    try forEachSeed(1...8) { seed in
      let script = Script("local function soak(...)\n\(Self.program)\nend soak(\(seed * 7919))")
      #expect(script.error == nil && script.reportedErrors == [], "seed \(seed)")
      #expect(script.lines == ["lost\t0\ttrue", "left\t0\ttrue"])
      script.world.collect()
      #expect(script.world.stage.hierarchy.identifiers.isEmpty)
      #expect(script.world.interpreter.livingObjects < 12, "seed \(seed)")
    }
  }
}
