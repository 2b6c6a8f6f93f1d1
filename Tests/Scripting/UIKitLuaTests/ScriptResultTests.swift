import Lua
import Testing
import UIKitLua

/// Results of scripts' functions that the framework can't use.
struct ScriptResultTests {
  /// Values that are not integers from 0 to 100,000, and their names in errors.
  nonisolated private static let noCounts = [
    ("1000000000", "1000000000"), ("1e9", "1000000000.0"),
    ("math.maxinteger", "9223372036854775807"),
    ("-1", "-1"), ("math.mininteger", "-9223372036854775808"), ("0.5", "0.5"),
    ("0/0", "nan"), ("math.huge", "inf"), ("-math.huge", "-inf"), ("'3'", "\"3\""),
    ("('x'):rep(99)", "string"), ("nil", "nil"), ("true", "boolean"), ("{}", "table"),
    ("print", "function"), ("UIView{}", "UIView"), ("class('Own', UIView){}", "Own"),
    ("UIView", "class"), ("dead", "UIViewController of a world that has ended"),
  ]

  /// Results as errors: the set-up, the key, the value, the expected type, the value's name.
  nonisolated private static let cases: [(String, String, String, String, String)] =
    noCounts.flatMap { value, found in
      ["numberOfRows", "numberOfSections"].map { call in
        (table, call, value, "a whole number from 0 to 100000", found)
      }
    } + [
      (table, "cellForRow", "5", "a UITableViewCell", "5"),
      (table, "cellForRow", "UIView{}", "a UITableViewCell", "UIView"),
      (table, "cellForRow", "dead", "a UITableViewCell", noCounts[18].1),
      (table, "titleForHeader", "5", "a string or nil", "5"),
      (tapped, "willSelectRow", "5", "an index path or nil", "5"),
      (tapped, "willSelectRow", "{ row = 0.5 }", "an index path or nil", "table"),
      (tapped, "willSelectRow", "{ row = 0, section = -1 }", "an index path or nil", "table"),
      (edited, "editingStyleForRow", "'delet'", "\"none\", \"delete\" or \"insert\"", "\"delet\""),
      (page, "viewControllerAfter", "5", "a UIViewController or nil", "5"),
      (page, "viewControllerAfter", "UIView{}", "a UIViewController or nil", "UIView"),
      (page, "viewControllerAfter", "dead", "a UIViewController or nil", noCounts[18].1),
      (pushed, "animationControllerFor", "5", "a table, an object or nil", "5"),
      (animated, "transitionDuration", "0/0", "seconds between 0 and 1e9", "nan"),
      (animated, "transitionDuration", "math.huge", "seconds between 0 and 1e9", "inf"),
      (animated, "transitionDuration", "-1", "seconds between 0 and 1e9", "-1"),
      (animated, "transitionDuration", "'1'", "seconds between 0 and 1e9", "\"1\""),
    ]

  nonisolated private static let table = """
    delegate = UITableViewController{}
    function delegate:numberOfRows() return 1 end
    function delegate:cellForRow() return UITableViewCell{} end
    function ask() window.rootViewController = delegate settle() screen() end

    """

  nonisolated private static let tapped =
    table + """
      function ask() window.rootViewController = delegate settle() user.selectRow(0) end

      """

  nonisolated private static let edited =
    table + """
      function ask()
        window.rootViewController = delegate settle()
        function delegate:commit() end user.deleteRow(0)
      end

      """

  nonisolated private static let page = """
    delegate = {}
    function ask()
      local page = UIPageViewController{ UIViewController "A", dataSource = delegate }
      window.rootViewController = page settle() user.turnPage("forward") settle()
    end

    """

  nonisolated private static let pushed = """
    delegate = {}
    function ask()
      local nav = UINavigationController{ UIViewController "A", delegate = delegate }
      window.rootViewController = nav settle()
      nav:pushViewController(UIViewController "B", true) settle()
    end

    """

  nonisolated private static let animated = """
    delegate = { animateTransition = function(context) context:completeTransition(true) end }
    function ask()
      local nav = UINavigationController{ UIViewController "A" }
      local driver = UIPercentDrivenInteractiveTransition{}
      nav.delegate = {
        animationControllerFor = function() return delegate end,
        interactionControllerFor = function() return driver end,
      }
      window.rootViewController = nav settle()
      nav:pushViewController(UIViewController "B", true)
      driver:finish() settle()
      assert(#nav == 2 and nav[2].title == "B")
    end

    """

  @Test(arguments: cases)
  func aWrongResultIsReportedOnce(
    setUp: String, call: String, value: String, wanted: String, found: String
  ) {
    let script = Script(
      "dead = UIViewController{} simulator:reset()\n" + setUp
        + "function delegate.\(call)() return \(value) end ask() print('on')")
    #expect(script.error == nil)
    #expect(script.lines == ["on"])
    let message = ": \(call) must return \(wanted), got \(found)"
    #expect(
      script.reportedErrors.isEmpty == false
        && script.reportedErrors.allSatisfy { $0.hasSuffix(message) })
  }

  @Test(arguments: ["{}", "UIView{}", "{ animateTransition = 5 }"])
  func animatorsMustAnimate(animator: String) {
    let script = Script(
      Self.pushed + "function delegate.animationControllerFor() return \(animator) end ask()")
    let found = animator.contains("5") ? "5" : "nil"
    #expect(
      script.reportedErrors == [
        "UINavigationController#2 animateTransition: there must be a function 'animateTransition', "
          + "got \(found)"
      ])
    #expect(script.timeline.last == "B didMove(toParent: UINavigationController#2)")
  }

  @Test func flagsAreBooleans() {
    let script = Script(
      """
      local controller = UIViewController{}
      function controller:prefersStatusBarHidden() return 5 end
      print(controller.prefersStatusBarHidden)
      function controller:prefersStatusBarHidden() end
      print(controller.prefersStatusBarHidden)
      """)
    #expect(script.lines == ["false", "false"])
    #expect(
      script.reportedErrors == [
        "UIViewController#1 prefersStatusBarHidden: prefersStatusBarHidden must return a boolean, "
          + "got 5"
      ])
  }

  @Test func framesAreRectangles() {
    let script = Script(
      """
      local Drawer = class("Drawer", UIPresentationController)
      function Drawer:frameOfPresentedViewInContainerView() return { x = 0, y = 1 } end
      window.rootViewController = UIViewController{} settle()
      local panel = UIViewController{ title = "Panel", modalPresentationStyle = "custom" }
      panel.transitioningDelegate = {
        presentationControllerFor = function(presented)
          return Drawer{ presentedViewController = presented }
        end,
      }
      window.rootViewController:present(panel) settle()
      print(panel.view.frame.y, panel.view.frame.height == window.frame.height)
      """)
    #expect(script.lines == ["0.0\ttrue"])
    #expect(!script.reportedErrors.isEmpty)
    let message =
      ": frameOfPresentedViewInContainerView must return a rectangle such as "
      + "{ x = 0, y = 100, width = 320, height = 380 }, got table"
    #expect(script.reportedErrors.allSatisfy { $0.hasSuffix(message) })
  }

  @Test func wholeNumbersOfAnyKindAreCounts() {
    let script = Script(
      Self.table + "function delegate:numberOfRows() return 6 / 2 end ask() "
        + "print(#delegate.tableView.visibleCells)")
    #expect(script.reportedErrors == [])
    #expect(script.lines == ["3"])
  }

  @Test(arguments: ["numberOfSections", "numberOfRows", "cellForRow", "titleForHeader"])
  func anErrorIsReportedOnce(call: String) {
    let script = Script(
      Self.table + "function delegate:\(call)() error('boom', 0) end ask()")
    #expect(script.error == nil)
    #expect(Set(script.reportedErrors) == ["UITableViewController#1 \(call): boom"])
  }
}
