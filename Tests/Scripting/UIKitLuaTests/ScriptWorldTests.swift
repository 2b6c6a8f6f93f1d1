import HeadlessUIKit
import Lua
import NavigationModel
import Testing
import UIKitLua

struct ScriptWorldTests {
  // A class that is registered with another name or parent than its descriptor's stops here.
  @Test func everyClassIsDescribedAsItWasRegistered() {
    let world = ScriptWorld()
    withExtendedLifetime(world) { #expect(world.interpreter.catalog.classes.count > 40) }
  }

  @Test func aFreshWorldHasUsedTheClassesOfItsObjectsOnly() {
    let world = ScriptWorld()
    withExtendedLifetime(world) {
      #expect(
        world.interpreter.usedClasses == [
          "NSObject", "UIResponder", "UIView", "UIWindow", "Simulator",
        ])
    }
  }

  @Test func callbacksWithoutOverridesDoNotEnterLua() throws {
    let script = Script(
      """
      Page = class("Page", UIViewController)
      nav = UINavigationController{ UIViewController() }
      window.rootViewController = nav
      settle()
      page = Page()
      """)
    let (world, interpreter) = (script.world, script.world.interpreter)
    let nav = interpreter.global("nav").object(in: interpreter) as? UINavigationController
    let page = try #require(interpreter.global("page").object(in: interpreter) as? UIViewController)
    let entries = interpreter.entries
    world.stage.asCurrent {
      nav?.pushViewController(page, animated: true)
      world.stage.settle()
      nav?.popViewController(animated: true)
      world.stage.settle()
    }
    #expect(interpreter.entries == entries)
    script.run(
      "function page:viewDidLoad() end page.view = nil nav:pushViewController(page, false)")
    #expect(interpreter.entries > entries + 2)
  }

  @Test func classesInheritAndOverride() {
    let script = Script(
      """
      local Base = class("Base", UIViewController)
      function Base:init(args) self.depth = args.depth or 1 end
      function Base:viewWillAppear(animated) print("Base", self.depth, animated) end
      local Detail = Base:subclass("Detail")
      function Detail:viewWillAppear(animated)
        Detail.super.viewWillAppear(self, animated)
        print("Detail", self:isKind(Base), self:isKind(UINavigationController))
      end
      local one = Detail{ title = "One", depth = 3 }
      local two = Base "Two"
      function two:viewWillAppear(animated)
        Base.viewWillAppear(self, animated)
        print("two alone")
      end
      window.rootViewController = UITabBarController{ one, two }
      settle()
      window.rootViewController.selectedIndex = 1
      """)
    #expect(script.error == nil)
    #expect(
      script.lines == [
        "Base\t3\tfalse", "Detail\ttrue\tfalse", "Base\t1\tfalse", "two alone",
      ])
  }

  @Test func aManuallyCalledCallbackLeavesOneLine() {
    let script = Script(
      """
      local parent, child = UIViewController "P", UIViewController "C"
      window.rootViewController = parent
      settle()
      function child:didMove(to) print("moved", to == parent) end
      parent:addChild(child)
      child:didMove(parent)
      """)
    #expect(script.lines == ["moved\ttrue"])
    #expect(script.timeline.filter { $0.contains("didMove") } == ["C didMove(toParent: P)"])
  }

  @Test func theSameObjectIsTheSameValue() {
    let script = Script(
      """
      local home = UIViewController "Home"
      local nav = UINavigationController{ home }
      nav.viewControllers[1].note = "kept"
      print(nav.viewControllers[1] == home, home.note, home.navigationController == nav)
      local list = nav.viewControllers
      list[2] = UIViewController "loose"
      print(#nav.viewControllers)
      """)
    #expect(script.lines == ["true\tkept\ttrue", "1"])
  }

  @Test func delegatesAreTablesAndReceiveTheSenderFirst() {
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "A", name = "nav" }
      window.rootViewController = nav
      settle()
      local seen = {}
      nav.delegate = {
        didShow = function(sender, controller, animated)
          seen[#seen + 1] = tostring(sender == nav) .. controller.title .. tostring(animated)
        end,
      }
      nav:pushViewController(UIViewController "B", true)
      settle()
      print(table.concat(seen, " "), nav.delegate ~= nil)
      """)
    #expect(script.lines == ["trueBtrue\ttrue"])
    #expect(script.timeline.last == "nav didShow(B, animated)")
    #expect(!script.timeline.contains { $0.contains("willShow") })
  }

  @Test func tabDelegatesMayRefuse() {  // A85, B69, R19
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "Root", UIViewController "Top" }
      local tabs = UITabBarController{ nav, UIViewController "Other", name = "tabs" }
      window.rootViewController = tabs
      settle()
      tabs.delegate = {
        shouldSelect = function(_, controller) return controller.title ~= "Other" end,
        didSelect = function() print("did select") end,
      }
      user.selectTab(1)
      settle()
      print(tabs.selectedIndex)
      user.tap "Root"
      settle()
      print(#nav.viewControllers)
      """)
    #expect(script.lines == ["0", "did select", "1"])
  }

  @Test func barButtonsPerformTargetAndAction() {
    let script = Script(
      """
      local home = UIViewController "Home"
      function home:add(sender) print("add", self == home, sender.title) end
      home.navigationItem.rightBarButtonItem =
        UIBarButtonItem{ title = "Add", target = home, action = "add" }
      home.navigationItem.leftBarButtonItem =
        UIBarButtonItem{ title = "Go", action = function(sender) print("go", sender.title) end }
      window.rootViewController = UINavigationController{ home }
      settle()
      user.tap "Add"
      user.tap(home.navigationItem.leftBarButtonItem)
      home.navigationItem.leftBarButtonItem.isEnabled = false
      print(user.tap "Go")
      print(home.navigationItem.rightBarButtonItem.action)
      """)
    #expect(
      script.lines == ["add\ttrue\tAdd", "go\tGo", "false\t\"Go\" is disabled", "add"])
  }

  @Test func timersRunInTurnsOfTheirOwn() {
    let script = Script(
      """
      after(0, function() print("zero", now()) end)
      after(0.5, function() print("half", now()) end)
      print("script", now())
      wait(0)
      print("next turn")
      wait(1)
      print(now())
      """)
    #expect(
      script.lines == ["script\t0.0", "zero\t0.0", "next turn", "half\t0.5", "1.0"])
  }

  @Test func propertiesMayBeAboutTheChildren() {
    let script = Script(
      """
      local tabs = UITabBarController{ UIViewController "A", UIViewController "B", selectedIndex = 1 }
      print(tabs.selectedViewController.title)
      tabs.viewControllers = nil
      print(tabs.viewControllers, tabs.selectedIndex)
      """)
    #expect(script.lines == ["B", "nil\tnil"])
  }

  @Test func eventsKnowTheirSubjectAndDoNotRetainIt() {
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "A" }
      window.rootViewController = nav
      settle()
      local events = record(function() nav:pushViewController(UIViewController "B") end)
      local function last() return events[#events].subject end
      print(last() == nav.topViewController, last().title)
      nav:popViewController()
      settle()
      collectgarbage() collectgarbage()
      print(last())
      """)
    #expect(script.lines == ["true\tB", "nil"])
  }

  @Test func theFrameworkCallsOverriddenMethodsToo() {
    let script = Script(
      """
      local Stack = class("Stack", UINavigationController)
      function Stack:pushViewController(controller, animated)
        print("push", controller.title, animated)
        Stack.super.pushViewController(self, controller, animated)
      end
      function Stack:popToRootViewController(animated)
        print("popToRoot")
        return Stack.super.popToRootViewController(self, animated)
      end
      function Stack:popViewController(animated)
        print("pop")
        return Stack.super.popViewController(self, animated)
      end
      local home = UIViewController "Home"
      local nav = Stack{ home }
      window.rootViewController = UITabBarController{ nav }
      settle()
      home:show(UIViewController "One") settle()
      user.back() settle()
      home:show(UIViewController "Two") settle()
      user.selectTab(0) settle()
      print(#nav.viewControllers)
      """)
    #expect(
      script.lines == [
        "push\tHome\tfalse", "push\tOne\ttrue", "pop", "push\tTwo\ttrue", "popToRoot", "1",
      ])
  }

  @Test func aWindowOnScreenIsRetained() {
    let script = Script(
      """
      do
        local second = UIWindow{ rootViewController = UIViewController "W" }
        second.isHidden = false
      end
      settle()
      collectgarbage() collectgarbage()
      print(select(2, tree():gsub("appeared", "")))
      """)
    #expect(script.lines == ["1"])
  }

  @Test func errorsInTimersAreRaisedByWait() {
    let script = Script(
      """
      after(0.1, function() error("late") end)
      print(pcall(wait, 1))
      print(now())
      """)
    #expect(script.lines == ["false\tscript:1: late", "1.0"])
  }

  @Test func recordReturnsTheEvents() {
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "A", name = "nav" }
      window.rootViewController = nav
      settle()
      local events = record(function() nav:pushViewController(UIViewController "B", true) end)
      for _, event in ipairs(events) do
        if event.kind == "transition" or event.callback == "viewDidAppear" then
          print(event.at, event.kind, event.name, event.animated, event.text)
        end
      end
      """)
    #expect(
      script.lines == [
        "0.0\ttransition\t\ttrue\ttransition push (B over A)",
        "0.35\tcallback\tB\ttrue\tB viewDidAppear(animated)",
      ])
  }
}
