import Lua
import Testing
import UIKitLua

/// What a script's overrides do and return, beside what the class's own members do.
struct OverrideResultTests {
  @Test(arguments: [
    (
      "popViewController", "UINavigationController.popViewController(self, ...)",
      "user.back() settle() print(#nav.viewControllers)", "2"
    ),
    (
      "pushViewController", "UINavigationController.pushViewController(self, ...)",
      "nav[1]:show(UIViewController 'D') settle() print(#nav.viewControllers)", "4"
    ),
    (
      "pushViewController", "",
      "nav[1]:show(UIViewController 'D') settle() print(#nav.viewControllers)", "3"
    ),
  ])
  func whatFailedIsNotDoneAgain(name: String, first: String, call: String, printed: String) {
    let script = Script(
      """
      local nav = UINavigationController{
        UIViewController "A", UIViewController "B", UIViewController "C", name = "nav" }
      window.rootViewController = nav settle()
      function nav:\(name)(...) \(first) error("failed", 0) end
      \(call)
      """)
    #expect(script.error == nil)
    #expect(script.lines == [printed])
    #expect(script.reportedErrors == ["nav \(name): failed"])
  }

  @Test func whatUIKitIgnoresIsNoError() {
    let script = Script(
      """
      local home = UIViewController "Home"
      for _, name in ipairs{
        "prepare", "show", "viewWillTransition", "willTransition", "traitCollectionDidChange"
      } do
        home[name] = function() print(name) return "done" end
      end
      home.segues = { go = function() return UIViewController "Next" end }
      window.rootViewController = UINavigationController{ home } settle()
      home:performSegue("go") settle()
      home:show(UIViewController "Shown")
      user.rotate "landscape" settle()
      """)
    #expect(script.error == nil)
    #expect(script.reportedErrors == [])
    #expect(
      Set(script.lines).isSuperset(of: [
        "prepare", "viewWillTransition", "traitCollectionDidChange",
      ])
    )
  }

  @Test(arguments: [
    ("childForStatusBarHidden", "true", "a UIViewController", "boolean"),
    ("prefersStatusBarHidden", "UIViewController{}", "a boolean", "UIViewController"),
    (
      "preferredStatusBarStyle", "5", "one of: default, lightContent, darkContent", "5"
    ),
  ])
  func anAnswerHasTheTypeOfItsMember(name: String, value: String, wanted: String, found: String) {
    let script = Script(
      """
      local home = UIViewController "Home"
      function home:\(name)() return \(value) end
      window.rootViewController = home settle()
      """)
    #expect(script.error == nil)
    #expect(!script.reportedErrors.isEmpty)
    let text = "Home \(name): \(name) must return \(wanted), got \(found)"
    #expect(script.reportedErrors.allSatisfy { $0 == text })
  }

  @Test(arguments: ["preferredStatusBarStyle", "childForStatusBarStyle", "prefersStatusBarHidden"])
  func noAnswerIsTheClasssOwn(name: String) {
    let script = Script(
      """
      local home = UIViewController "Home"
      function home:\(name)() print("asked") end
      window.rootViewController = home settle()
      """)
    #expect(script.lines.contains("asked"))
    #expect(script.reportedErrors == [])
  }

  @Test func oneObjectCanRefuseTheKeyboard() {
    let script = Script(
      """
      local field = UITextField{ frame = { x = 0, y = 100, width = 100, height = 40 } }
      local home = UIViewController "Home"
      home.view:addSubview(field)
      window.rootViewController = home settle()
      function field:canBecomeFirstResponder() return allowed end
      print(field:becomeFirstResponder(), field.canBecomeFirstResponder)
      allowed = true
      print(field:becomeFirstResponder(), UITextField.canBecomeFirstResponder(field))
      function field:canResignFirstResponder() return false end
      print(field:resignFirstResponder(), field.isFirstResponder)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["true\ttrue", "true\ttrue", "false\ttrue"])
  }

  @Test func cellsLearnWhetherTheirSelectionIsAnimated() {
    let script = Script(
      """
      local Cell = class("Cell", UITableViewCell)
      function Cell:setSelected(selected, animated)
        print(selected, animated)
        Cell.super.setSelected(self, selected, animated)
      end
      local list = UITableViewController{}
      list.tableView:register(Cell, "cell")
      function list:numberOfRows() return 1 end
      function list:cellForRow(table, path) return table:dequeueReusableCell("cell", path) end
      window.rootViewController = list settle()
      local path = { section = 0, row = 0 }
      list.tableView:selectRow(path, true)
      list.tableView:deselectRow(path, true)
      list.tableView:selectRow(path, false)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["false\tfalse", "true\ttrue", "false\ttrue", "true\tfalse"])
  }

  @Test func whatAScriptOverridesIsCalledWithoutAnyOtherReason() {
    let script = Script(
      """
      local Button = class("Button", UIButton)
      function Button:updateConfiguration()
        print("updateConfiguration", self.isSelected)
        Button.super.updateConfiguration(self)
      end
      local button = Button{ title = "B", frame = { x = 0, y = 100, width = 100, height = 40 } }
      local home = UIViewController "Home"
      home.view:addSubview(button)
      window.rootViewController = home settle()
      button.isSelected = true
      settle()
      local sheet = UIViewController{ title = "Sheet", modalPresentationStyle = "custom" }
      sheet.transitioningDelegate = {
        presentationControllerFor = function(presented)
          local manager = UIPresentationController{ presentedViewController = presented }
          function manager:traitCollectionDidChange() print("traitCollectionDidChange") end
          return manager
        end,
      }
      home:present(sheet, true) settle()
      simulator.horizontalSizeClass = "regular" settle()
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["updateConfiguration\ttrue", "traitCollectionDidChange"])
  }

  @Test func anActionWithoutATargetAsksWhoMayPerformIt() {
    let script = Script(
      """
      local inner = UIViewController "Inner"
      local nav = UINavigationController{ inner, name = "nav" }
      function inner:go() print("inner") end
      function inner:canPerformAction(action) print("asked", action) return allowed end
      function nav:go() print("nav") end
      local button = UIButton{ title = "Go", frame = { x = 0, y = 200, width = 100, height = 40 } }
      button:addTarget(nil, "go")
      inner.view:addSubview(button)
      window.rootViewController = nav settle()
      allowed = false
      user.tap(button)
      allowed = true
      user.tap(button)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["asked\tgo", "nav", "asked\tgo", "inner"])
  }

  @Test func theDurationOfEachAnimationIsAsked() {
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "A" }
      nav.delegate = {
        animationControllerFor = function()
          return {
            transitionDuration = function() print("transitionDuration") return 0.25 end,
            animateTransition = function(context)
              print("animateTransition")
              context:completeTransition(true)
            end,
          }
        end,
      }
      window.rootViewController = nav settle()
      nav:pushViewController(UIViewController "B", true) settle()
      nav:pushViewController(UIViewController "C", true) settle()
      """)
    #expect(script.error == nil)
    #expect(
      script.lines == [
        "transitionDuration", "animateTransition", "transitionDuration", "animateTransition",
      ])
  }
}
