import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// Values that scripts attach to visible or active objects are retained.
struct RetentionTests {
  /// A sentence, the code that builds the objects, and the expression evaluated after a collection.
  ///
  /// The code keeps no references; the result must be "kept".
  nonisolated struct RetentionCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let question: String

    init(_ name: String, _ body: String, _ question: String) {
      testDescription = name
      self.body = body
      self.question = question
    }
  }

  nonisolated private static let preparation = """
    function new(title)
      local controller = UIViewController(title)
      controller.note = "kept"
      return controller
    end
    function show(root)
      window.rootViewController = root
      settle()
      return root
    end
    function answer() received = "kept" end
    function root() return window.rootViewController end

    """

  nonisolated static let cases = [
    RetentionCase("the root", "show(new 'A')", "return root().note"),
    RetentionCase(
      "a controller below the top", "show(UINavigationController{ new 'A', new 'B' })",
      "return root()[1].note"),
    RetentionCase(
      "a tab that was never selected", "show(UITabBarController{ new 'A', new 'B' })",
      "return root()[2].note"),
    RetentionCase(
      "a stack inside a tab that is not selected",
      "show(UITabBarController{ new 'A', UINavigationController{ new 'B', new 'C' } })",
      "return root()[2][2].note"),
    RetentionCase(
      "what an unselected tab overrides",
      "local b = new 'B' function b:viewDidLoad() answer() end show(UITabBarController{ new 'A', b })",
      "user.selectTab(1) settle() return received"),
    RetentionCase(
      "a chain of presentations",
      "local a, b, c = new 'A', new 'B', new 'C' show(a) a:present(b) settle() b:present(c) settle()",
      "return root().presentedViewController.presentedViewController.note"),
    RetentionCase(
      "a presenter under a full-screen one",
      "local a, b = new 'A', new 'B' function a:viewWillAppear() answer() end b.modalPresentationStyle = 'fullScreen' show(a) received = nil a:present(b) settle()",
      "root():dismiss(false) settle() return received"),
    RetentionCase(
      "an alert's handlers",
      "show(new 'A'):present(UIAlertController{ preferredStyle = 'alert', UIAlertAction{ title = 'OK', handler = answer } }) settle()",
      "user.tap 'OK' settle() return received"),
    RetentionCase(
      "an alert's text field",
      "local a = UIAlertController{ preferredStyle = 'alert' } a:addTextField(function(f) f.note = 'kept' end) show(new 'A'):present(a) settle()",
      "return root().presentedViewController.textFields[1].note"),
    RetentionCase(
      "a view that only its superview holds",
      "local v = UIView{} v.note = 'kept' show(new 'A').view:addSubview(v)",
      "return root().view.subviews[1].note"),
    RetentionCase(
      "views inside views",
      "local a, b = UIView{}, UIView{} b.note = 'kept' a:addSubview(b) show(new 'A').view:addSubview(a)",
      "return root().view.subviews[1].subviews[1].note"),
    RetentionCase(
      "a button's targets",
      "local b = UIButton 'x' b:addTarget({ go = answer }, 'go', 'touchUpInside') show(new 'A').view:addSubview(b)",
      "user.tap 'x' return received"),
    RetentionCase(
      "a button's action object",
      "local a = UIAction{ title = 'x', handler = answer } show(new 'A').view:addSubview(UIButton{ primaryAction = a })",
      "user.tap 'x' return received"),
    RetentionCase(
      "a bar button with a function",
      "local a = new 'A' a.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'x', action = answer } show(UINavigationController{ a })",
      "user.tap 'x' return received"),
    RetentionCase(
      "a bar button whose target is a table",
      "local a = new 'A' a.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'x', target = { go = answer }, action = 'go' } show(UINavigationController{ a })",
      "user.tap 'x' return received"),
    RetentionCase(
      "a bar button with an action object",
      "local a = new 'A' a.navigationItem.rightBarButtonItem = UIBarButtonItem{ primaryAction = UIAction{ title = 'x', handler = answer } } show(UINavigationController{ a })",
      "user.tap 'x' return received"),
    RetentionCase(
      "a toolbar's button",
      "local a = new 'A' a.toolbarItems = { UIBarButtonItem{ title = 'x', action = answer } } show(UINavigationController{ a, isToolbarHidden = false })",
      "user.tap 'x' return received"),
    RetentionCase(
      "a title view",
      "local a, l = new 'A', UILabel{ text = 'x' } l.note = 'kept' a.navigationItem.titleView = l show(UINavigationController{ a })",
      "return root()[1].navigationItem.titleView.note"),
    RetentionCase(
      "a bar item's fields",
      "local a = new 'A' a.tabBarItem.note = 'kept' show(UITabBarController{ a })",
      "return root()[1].tabBarItem.note"),
    RetentionCase(
      "a delegate table",
      "show(UINavigationController{ new 'A', delegate = { willShow = answer } }) received = nil",
      "root():pushViewController(UIViewController 'B') settle() return received"),
    RetentionCase(
      "a tab bar controller's delegate",
      "show(UITabBarController{ new 'A', new 'B', delegate = { didSelect = answer } })",
      "user.selectTab(1) settle() return received"),
    RetentionCase(
      "a page's data source",
      "show(UIPageViewController{ new 'A', dataSource = { viewControllerAfter = function() return new 'B' end } })",
      "user.turnPage('forward') settle() return root()[1].title == 'B' and root()[1].note"),
    RetentionCase(
      "a text field's delegate",
      "local f = UITextField{ delegate = { didBeginEditing = answer } } show(new 'A').view:addSubview(f)",
      "root().view.subviews[1]:becomeFirstResponder() return received"),
    RetentionCase(
      "a presentation's delegate",
      "local m = new 'M' m.presentationController.delegate = { didDismiss = answer } show(new 'A'):present(m) settle()",
      "user.swipeDown{} settle() return received"),
    RetentionCase(
      "a transitioning delegate and its animator",
      """
      local m = new 'M'
      m.modalPresentationStyle = "custom"
      m.transitioningDelegate = { animationControllerForDismissed = function()
        return { transitionDuration = function() return 0.1 end,
          animateTransition = function(context) answer() context:completeTransition(true) end }
      end }
      show(new 'A'):present(m) settle()
      """,
      "root():dismiss(true) settle() return received"),
    RetentionCase(
      "cells and what is on them",
      """
      local list = UITableViewController{}
      function list:numberOfRows() return 2 end
      function list:cellForRow() local cell = UITableViewCell{} cell.note = "kept" return cell end
      show(list)
      """,
      "root().tableView:reloadData() collectgarbage() return root().tableView.visibleCells[2].note"),
    RetentionCase(
      "a child by containment",
      "local p, c = new 'P', new 'C' p:addChild(c) p.view:addSubview(c.view) c:didMove(p) show(p)",
      "return root().children[1].note"),
    RetentionCase(
      "the column of a split view that is not shown",
      "show(UISplitViewController{ new 'A', new 'B' })",
      "simulator.horizontalSizeClass = 'compact' settle() collectgarbage() simulator.horizontalSizeClass = 'regular' settle() for _, c in ipairs(root()) do if c.note ~= 'kept' then return 'lost' end end return #root() > 0 and 'kept'"
    ),
    RetentionCase(
      "a further window",
      "local w = UIWindow{ rootViewController = new 'W' } w.note = 'kept' w:makeKeyAndVisible() settle() window:makeKey() show(new 'A')",
      "return #families() == 2 and families()[2].root.note or families()[1].root.note"),
    RetentionCase(
      "an own class that only its object knows",
      "local Own = class('Own', UIViewController) Own.note = 'kept' function Own:viewWillDisappear() received = self.note end show(Own{})",
      "window.rootViewController = UIViewController() settle() return received"),
    RetentionCase(
      "a timer", "local a = new 'A' after(5, function() received = a.note end)",
      "wait(6) return received"
    ),
    RetentionCase(
      "a task that waits",
      "local a = new 'A' app.task(function() wait(5) received = a.note end) wait(1)",
      "wait(6) return received"),
    RetentionCase(
      "performSelector",
      "local a = new 'A' function a:later() received = self.note end a:perform('later', nil, 5)",
      "wait(6) return received"),
    RetentionCase(
      "the completion of an active presentation",
      "local a, m = show(new 'A'), new 'M' a:present(m, true, function() received = m.note end)",
      "settle() return received"),
    RetentionCase(
      "blocks beside an active transition",
      """
      local nav, b = show(UINavigationController{ new 'A' }), new 'B'
      nav:pushViewController(b, true)
      wait(0)
      nav.transitionCoordinator:animate(nil, function() received = b.note end)
      """,
      "settle() return received"),
    RetentionCase(
      "a push that waits for another",
      "local nav, b = show(UINavigationController{ new 'A' }), new 'B' function b:viewDidAppear() received = self.note end nav:pushViewController(UIViewController 'X', true) wait(0.1) nav:pushViewController(b, true)",
      "settle() return received"),
    RetentionCase(
      "who is being dismissed",
      "local nav, b = UINavigationController{ new 'A', new 'B' }, nil b = nav[2] function b:viewDidDisappear() received = self.note end show(nav) nav:popViewController(true) wait(0.1)",
      "settle() return received"),
  ]

  @Test(arguments: cases)
  func isRetained(_ example: RetentionCase) {
    let script = Script(
      Self.preparation + "do\nlocal function build()\n\(example.body)\nend\nbuild()\nend\n"
        + "local function ask()\n\(example.question)\nend\n"
        + "for _ = 1, 4 do collectgarbage() end\nprint(ask())")
    #expect(script.error == nil && script.reportedErrors == [])
    #expect(script.lines == ["kept"])
  }
}
