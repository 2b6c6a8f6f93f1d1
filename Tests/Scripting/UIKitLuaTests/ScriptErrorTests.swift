import Lua
import Testing
import UIKitLua

/// The errors of incorrect scripts: one clear message, with the position.
struct ScriptErrorTests {
  private static let setUp = """
    nav = UINavigationController{ UIViewController "Home", name = "nav" }
    home, other = nav.viewControllers[1], UIViewController "Other"
    window.rootViewController = nav
    settle()

    """

  @Test(arguments: [
    (
      "nav:pushViewControler(other)",
      "script:5: UINavigationController has no method 'pushViewControler' (did you mean "
        + "'pushViewController'?)"
    ),
    (
      "nav.pushViewController(other)",
      "script:5: pushViewController needs its receiver: use a colon, nav:pushViewController(...)"
    ),
    (
      "nav:pushViewController(7)",
      "script:5: bad argument #1 to 'pushViewController' (UIViewController expected, got number)"
    ),
    (
      "nav:popToViewController(nil)",
      "script:5: bad argument #1 to 'popToViewController' (UIViewController expected, got nil)"
    ),
    (
      "nav:topViewController()",
      "script:5: 'topViewController' is a property: use a dot and no parentheses, "
        + "nav.topViewController"
    ),
    (
      "home:tabBarController()",
      "script:5: 'tabBarController' is a property: use a dot and no parentheses, "
        + "controller.tabBarController"
    ),
    ("home.isViewLoaded = true", "script:5: 'isViewLoaded' of UIViewController is read-only"),
    (
      "NotificationCenter.addObserver('UIDeviceOrientationDidChangeNotification', print)",
      "script:5: `UIDeviceOrientationDidChangeNotification` is `\"orientationDidChange\"` here"
    ),
    (
      "NotificationCenter.addObserver(UIKeyboardWillShowNotification, print)",
      "script:5: `UIKeyboardWillShowNotification` is `\"keyboardWillShow\"` here"
    ),
    (
      "local List = class('List', UITableViewController) "
        + "function List:cellForRowAtIndexPath() end",
      "script:5: `cellForRowAtIndexPath:` is `cellForRow(table, indexPath)` here"
    ),
    (
      "nav:pushViewControllerAnimated(other, true)",
      "script:5: `pushViewController:animated:` is `pushViewController(viewController, animated)` "
        + "here"
    ),
    (
      "nav.delegate = 3",
      "script:5: bad value for 'delegate' (UINavigationControllerDelegate expected, got number)"
    ),
    (
      "return UIBarButtonItem{ target = 3 }",
      "script:5: bad field 'target' in UIBarButtonItem{...} (table or object expected, got number)"
    ),
    ("wait(-1)", "script:5: a time in seconds must lie between 0 and 1e9, got -1.0"),
    (
      "return UIViewController{ other }",
      "script:5: UIViewController{...} takes no children: for containment use addChild, "
        + "view:addSubview and didMove"
    ),
    (
      "user.tap 'Nowhere'", "script:5: no \"Nowhere\" on screen; nothing can be tapped"
    ),
    (
      "tree(home, 'trea')",
      "script:5: bad argument #2 to 'tree' (invalid tree style 'trea', "
        + "did you mean 'tree'? valid: 'tree', 'uikit', 'json')"
    ),
  ])
  func oneMessage(statement: String, message: String) {
    #expect(Script(Self.setUp + statement).error?.message == message)
  }

  @Test(arguments: [
    ("nav:pushViewController(home)", "same-instance", "NSInvalidArgumentException"),  // A58
    (
      "nav:pushViewController(UINavigationController{})", "nav-in-nav", "NSInvalidArgumentException"
    ),
    ("nav:popToViewController(other)", "pop-to", "NSInternalInconsistencyException"),  // A63
    ("nav.viewControllers = { other, other }", "not-distinct", "NSInternalInconsistencyException"),
    ("home:present(nil)", "present-nil", "NSInvalidArgumentException"),  // P72
    ("home:present(home)", "present-self", "NSInvalidArgumentException"),  // P73
    (
      "UITabBarController{}.selectedViewController = home", "not-a-tab",
      "NSInvalidArgumentException"
    ),
  ])
  func exceptionsAreTables(statement: String, code: String, name: String) {
    let script = Script(
      Self.setUp + """
        local ok, e = pcall(function() \(statement) end)
        print(ok, e.code, e.name, e.where, #e.message > 0, #e.hint > 0, #e.why > 0, #e.effect > 0)
        print(#nav.viewControllers, home.presentedViewController)
        """)
    #expect(
      script.lines == ["false\t\(code)\t\(name)\tscript:5\ttrue\ttrue\ttrue\ttrue", "1\tnil"])
  }

  @Test func pushingNothingIsLoggedAndIgnored() {  // A62
    let script = Script(
      Self.setUp + """
        nav:pushViewController(nil, true)
        local list = warnings()
        print(#list, list[1].id, list[1].message, #warnings())
        """)
    #expect(
      script.lines == [
        "1\tnil-push\tApplication tried to push a nil view controller on target "
          + "<UINavigationController: 0x120>.\t0"
      ])
  }

  @Test func warningsDescribeCauseAndEffect() {
    let script = Script(
      Self.setUp + """
        home:present(UIViewController "Login", true)
        settle()
        home:present(other)
        local warning = warnings()[1]
        print(warning.category, warning.why)
        print(warning.effect)
        print(warning.hint)
        """)
    #expect(
      script.lines == [
        "Presentation\ta controller presents one at a time; nav presents for Home, and nav is "
          + "presenting Login (since 0.0 s)",
        "the call is dropped, and its completion never runs",
        "present from the top of the chain, or dismiss the other one first",
      ])
  }

  @Test func anErrorInACallbackIsReportedAndTheTransitionContinues() {
    let script = Script(
      Self.setUp + """
        function other:viewDidLoad() error("boom") end
        nav:pushViewController(other, true)
        """)
    #expect(script.error == nil)
    #expect(script.reportedErrors == ["Other viewDidLoad: script:5: boom"])
    #expect(script.timeline.contains("error in Other viewDidLoad: boom"))
    #expect(script.timeline.last == "Other didMove(toParent: nav)")
  }

  @Test func anExceptionInDeferredWorkIsRaisedByWait() {
    let script = Script(
      Self.setUp + """
        nav:pushViewController(other, true)
        wait(0.1)
        nav:pushViewController(other, true)
        print(pcall(settle))
        print(#nav.viewControllers)
        """)
    #expect(script.lines.first?.hasPrefix("false\tscript:8: NSInvalidArgumentException: ") == true)
    #expect(script.lines.last == "2")
  }

  @Test func timeDoesNotMoveInsideACallback() {
    let script = Script(
      Self.setUp + """
        function other:viewDidAppear() wait(1) end
        nav:pushViewController(other)
        """)
    #expect(
      script.reportedErrors == [
        "Other viewDidAppear: script:5: wait cannot be called inside a callback: the turn that "
          + "runs it has not ended"
      ])
  }

  @Test func debuggersSeeUncaughtErrors() {
    let script = Script(
      """
      function debug.traceback(message, level)
        print(message, level, debug.getinfo(2, "S").what, (debug.getlocal(3, 1)))
      end
      local home = UIViewController "Home"
      function home:viewDidLoad()
        error("loaded")
      end
      function home:viewDidAppear()
        self:nosuch()
      end
      window.rootViewController = home
      pcall(error, "caught")
      settle()
      pcall(function() print(UIViewController().nosuch.field) end)
      local function fails(why) return why.field.field end
      fails(setmetatable({}, { __index = function(value) error(value) end, __tostring = error }))
      """)
    #expect(
      script.lines == [
        "script:6: loaded\t1\tC\t(C temporary)",
        "script:9: UIViewController has no method 'nosuch'\t1\tC\tself",
        "an error without a text\t1\tC\tnil",
      ])
    #expect(
      script.reportedErrors == [
        "Home viewDidLoad: script:6: loaded",
        "Home viewDidAppear: script:9: UIViewController has no method 'nosuch'",
      ])
    #expect(script.error?.traceback.last == "script:16: in main chunk")
  }

  @Test func debuggersSeeErrorsOfTasks() {
    let script = Script(
      """
      function debug.traceback(message) print(message, debug.getinfo(2, "S").what) end
      app.task(function() wait(1) error("boom") end)
      wait(2)
      """)
    #expect(script.lines == ["script:2: boom\tC"])
    #expect(script.error?.message == "script:2: boom")
    #expect(script.error?.traceback.first == "script:2: in function at line 2")
  }

  @Test(arguments: [
    "error('worse')", "return {}", "coroutine.yield()", "print(debug.traceback())",
    "UIViewController():nosuch()", "home:nosuch()",
    "local c = UIViewController() c.viewDidLoad = function() error('other') end print(c.view ~= nil)",
  ])
  func failingDebuggersChangeNothing(_ body: String) {
    let script = Script(
      "function debug.traceback() \(body) end\nlocal function fails() error('boom') end\nfails()")
    #expect(script.error?.message == "script:2: boom")
    #expect(
      script.error?.traceback == ["script:2: in upvalue 'fails'", "script:3: in main chunk"]
        || script.error?.traceback == ["script:2: in local 'fails'", "script:3: in main chunk"])
  }
}
