import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// Each way in which a script ties objects to each other, and to what shows them.
struct OwnershipTests {
  /// A sentence, and the body of a function that makes a cycle and lets go of it; `track` counts what
  /// must be collected.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String

    init(_ name: String, _ body: String) {
      testDescription = name
      self.body = body
    }
  }

  nonisolated private static let preparation = """
    tracked, living = setmetatable({}, { __mode = "k" }), 0
    function track(object)
      tracked[object] = true
      return object
    end
    function new(title) return track(UIViewController(title)) end
    function show(root)
      window.rootViewController = root
      settle()
      return root
    end
    function left()
      window.rootViewController = nil
      settle()
      for _ = 1, 4 do collectgarbage() end
      local count = 0
      for _ in pairs(tracked) do count = count + 1 end
      return count
    end

    """

  nonisolated static let cycles = [
    Case("a field that is the object itself", "local v = new 'A' v.me = v"),
    Case("two that know each other", "local a, b = new 'A', new 'B' a.other, b.other = b, a"),
    Case(
      "a callback that captures its object",
      "local v = new 'A' function v:viewDidLoad() return v end show(v)"),
    Case(
      "a child that captures its parent",
      "local p, c = new 'P', new 'C' c.up = function() return p end p:addChild(c) c:didMove(p) show(p)"
    ),
    Case(
      "a parent that captures a child",
      "local p, c = new 'P', new 'C' p:addChild(c) function p:viewWillAppear() return c end show(p)"
    ),
    Case(
      "a presented controller that captures its presenter",
      "local p, m = show(new 'P'), new 'M' m.back = function() return p, m end p:present(m, true) settle()"
    ),
    Case(
      "a presenter that captures what it presents",
      "local p, m = show(new 'P'), new 'M' p.modal = m p:present(m, true) settle() p:dismiss(true) settle()"
    ),
    Case(
      "a completion that captures both",
      "local p, m = show(new 'P'), new 'M' p:present(m, true, function() p.done, m.done = m, p end) settle()"
    ),
    Case(
      "an own class whose fields are closures",
      """
      local Own = class("Own", UIViewController)
      local v = track(Own{})
      Own.latest, Own.make = v, function() return v end
      function Own:viewDidLoad() return v, Own end
      show(v)
      """),
    Case(
      "an own class of several levels whose init keeps its table",
      """
      local Base = class("Base", UIViewController)
      local Own = class("Own", Base)
      function Base:init(args) self.args, args.owner = args, self end
      show(track(Own{ title = "x" }))
      """),
    Case(
      "deinit that captures another of its class",
      """
      local Own = class("Own", UIViewController)
      local a, b = track(Own{}), track(Own{})
      function Own:deinit() return a, b end
      a.other, b.other = b, a
      """),
    Case(
      "a navigation controller's delegate",
      "local n = show(track(UINavigationController{ new 'A' })) n.delegate = { willShow = function() return n end }"
    ),
    Case(
      "a delegate that is a child",
      """
      local a = new 'A'
      local n = track(UINavigationController{ a })
      function a.didShow() return n end
      n.delegate, a.nav = a, n
      show(n)
      """),
    Case(
      "a tab bar controller's delegate",
      "local t = track(UITabBarController{ new 'A', new 'B' }) t.delegate = { didSelect = function() return t end } show(t) user.selectTab(1)"
    ),
    Case(
      "a split view controller's delegate",
      "local s = track(UISplitViewController{ new 'A', new 'B' }) s.delegate = { showDetail = function() return s end } show(s)"
    ),
    Case(
      "a page controller's delegate and data source",
      """
      local p = track(UIPageViewController{ new 'A' })
      p.delegate = { didFinishAnimating = function() return p end }
      p.dataSource = { viewControllerAfter = function() local b = new 'B' b.page = p return b end }
      show(p) user.turnPage("forward") settle()
      """),
    Case(
      "the delegate of a presentation",
      """
      local p, m = show(new 'P'), new 'M'
      m.presentationController.delegate = { didDismiss = function() return p, m end }
      p:present(m, true) settle() user.swipeDown{} settle()
      """),
    Case(
      "a transitioning delegate with its animator",
      """
      local p, m = show(new 'P'), new 'M'
      local animator = { transitionDuration = function() return 0.2 end, owner = m }
      function animator.animateTransition(context) animator.last = context context:completeTransition(true) end
      m.modalPresentationStyle = "custom"
      m.transitioningDelegate = { animationControllerForPresented = function() return animator end,
        animationControllerForDismissed = function() return animator end, both = { p, m } }
      p:present(m, true) settle() p:dismiss(true) settle()
      """),
    Case(
      "a navigation animator that keeps its context",
      """
      local n = show(track(UINavigationController{ new 'A' }))
      local animator = { transitionDuration = function() return 0.2 end }
      function animator.animateTransition(context) animator.context, n.animator = context, animator context:completeTransition(true) end
      n.delegate = { animationControllerFor = function() return animator end }
      n:pushViewController(new 'B', true) settle() n:popViewController(true) settle()
      """),
    Case(
      "blocks that run along with a transition",
      """
      local n = show(track(UINavigationController{ new 'A' }))
      local b = new 'B'
      function b:viewWillAppear()
        local coordinator = self.transitionCoordinator
        self.coordinator = coordinator
        coordinator:animate(function(c) b.one = c return n end, function(c) b.two = c return n, b end)
      end
      n:pushViewController(b, true) settle() n:popViewController(true) settle()
      """),
    Case(
      "a bar button's target and action",
      "local v = new 'A' v.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'x', target = v, action = 'go' } function v:go() return v end show(UINavigationController{ v }) user.tap 'x'"
    ),
    Case(
      "a bar button's function, in a toolbar",
      "local v = new 'A' v.toolbarItems = { UIBarButtonItem{ title = 'x', action = function() return v end } } show(track(UINavigationController{ v, isToolbarHidden = false }))"
    ),
    Case(
      "a bar button that knows its controller",
      "local v = new 'A' local i = track(UIBarButtonItem{ title = 'x' }) i.owner = v v.navigationItem.leftBarButtonItem = i"
    ),
    Case(
      "buttons that methods put into an item, and others replaced",
      """
      local v = new 'A'
      local item = v.navigationItem
      local function button() return track(UIBarButtonItem{ title = 'x', action = function() return v end }) end
      item:setRightBarButton(button(), false)
      item:setRightBarButtonItems({ button(), button() }, true)
      item:setLeftBarButton(button(), false)
      item:setLeftBarButtonItems({ button() }, false)
      v:setToolbarItems({ button() }, false)
      v:setToolbarItems({ button() }, true)
      show(track(UINavigationController{ v, isToolbarHidden = false }))
      """),
    Case(
      "the items of bars that stand alone",
      """
      local bar, toolbar = track(UINavigationBar{}), track(UIToolbar{})
      local one, two = track(UINavigationItem 'one'), track(UINavigationItem 'two')
      one.bar, two.bar = bar, bar
      bar:setItems({ one }, false)
      bar:pushItem(two, false)
      local button = track(UIBarButtonItem{ title = 'x', action = function() return toolbar end })
      toolbar:setItems({ button }, false)
      """),
    Case(
      "an animator and its driver, which keep the context",
      """
      local n, driver = show(track(UINavigationController{ new 'A' })), track(UIPercentDrivenInteractiveTransition{})
      local animator = { transitionDuration = function() return 0.2 end }
      function animator.animateTransition(context)
        animator.context, driver.context, n.driver = context, context, driver
        UIView.animate(0.2, function() end, function() context:completeTransition(true) return n end)
      end
      n.delegate = { animationControllerFor = function() return animator end,
        interactionControllerFor = function() return driver end }
      n:pushViewController(new 'B', true) wait(0.1) driver:finish() settle()
      assert(n.topViewController.title == 'B' and not n.transitionCoordinator)
      """),
    Case(
      "the title view of an item",
      "local v = new 'A' local l = track(UILabel{ text = 'x' }) l.owner = v v.navigationItem.titleView = l show(UINavigationController{ v })"
    ),
    Case(
      "the handlers of an alert",
      """
      local p = show(new 'P')
      local a = track(UIAlertController{ title = "A", preferredStyle = "alert" })
      a:addAction(track(UIAlertAction{ title = "OK", handler = function(action) a.last = action return p end }))
      a:addTextField(function(field) field.alert = a end)
      p:present(a, true) settle() user.tap "OK" settle()
      """),
    Case(
      "an alert that is still on screen when the root goes",
      "local p = show(new 'P') local a = track(UIAlertController{ preferredStyle = 'alert', UIAlertAction{ title = 'OK', handler = function() return p end } }) a.host = p p:present(a, true) settle()"
    ),
    Case(
      "the gesture of a navigation controller",
      "local n = show(track(UINavigationController{ new 'A', new 'B' })) n.interactivePopGestureRecognizer.delegate = { shouldBegin = function() return n end } user.swipeBack{} settle()"
    ),
    Case(
      "segues and where they lead",
      "local v = new 'A' v.segues = { more = function() local b = new 'B' b.from = v return b end } function v:prepare(segue) v.segue = segue end show(UINavigationController{ v }) v:performSegue 'more' settle()"
    ),
    Case(
      "a segue made by hand, whose handler knows all",
      """
      local a, b, s = new 'A', new 'B', nil
      s = track(UIStoryboardSegue{ identifier = "x", source = a, destination = b,
        performHandler = function() s.done, a.segue, b.segue = true, s, s end })
      s:perform()
      assert(s.done)
      """),
    Case(
      "a table's data source, its cells and the fields on them",
      """
      local v, t = new 'A', track(UITableView{})
      t.dataSource = { numberOfRows = function() return 2 end,
        cellForRow = function(table) local c = track(UITableViewCell{}) c.table, c.owner = t, v return c end }
      t.delegate = { didSelectRow = function() return t, v end }
      v.view:addSubview(t) show(v) t:reloadData()
      """),
    Case(
      "a table controller",
      "local Own = class('Own', UITableViewController) function Own:numberOfRows() return 1 end function Own:cellForRow() local c = track(UITableViewCell{}) c.owner = self return c end show(track(Own{})) user.selectRow(0)"
    ),
    Case(
      "a text field and its delegate",
      "local v, f = new 'A', track(UITextField{}) f.delegate = { didBeginEditing = function() return f, v end } v.view:addSubview(f) show(v) f:becomeFirstResponder() f.owner = v"
    ),
    Case(
      "a button's targets",
      "local v, b = new 'A', track(UIButton 'x') b:addTarget(v, 'go', 'touchUpInside') b:addTarget({ v }, function() return b end, 'touchUpInside') function v:go() return b end v.view:addSubview(b) show(v) user.tap 'x'"
    ),
    Case(
      "an action object",
      "local v = new 'A' local a = track(UIAction{ title = 'x', handler = function() return v end }) v.view:addSubview(UIButton{ primaryAction = a }) a.owner = v show(v)"
    ),
    Case(
      "an action object of two controls, and of a bar button",
      """
      local v = new 'A'
      local a = track(UIAction{ title = 'x', handler = function() return v end })
      local one, two = track(UIButton 'one'), track(UIButton 'two')
      one:addAction(a) two:addAction(a) two:addAction(a, 'valueChanged')
      local item = track(UIBarButtonItem{ primaryAction = UIAction{ title = 'y', handler = function() return a end } })
      a.item, item.owner = item, v
      v.navigationItem.rightBarButtonItem = item
      v.view:addSubview(one) v.view:addSubview(two) show(track(UINavigationController{ v }))
      """),
    Case(
      "views that know each other and their controller",
      "local v, a, b = new 'A', track(UIView{}), track(UIView{}) a:addSubview(b) b.up, a.owner = a, v v.view:addSubview(a) v.view.owner = v show(v)"
    ),
    Case(
      "a scripted view whose methods capture its controller",
      "local v = new 'A' local Own = class('Own', UIView) function Own:layoutSubviews() return v end local w = track(Own{}) function v:loadView() self.view = w end show(v)"
    ),
    Case(
      "a timer that has run",
      "local v = new 'A' after(0.5, function() v.timer = function() return v end end) wait(1)"),
    Case(
      "performSelector",
      "local v = new 'A' function v:later(other) self.other = other end v:perform('later', v, 0.2) wait(1)"
    ),
    Case(
      "a task that has ended",
      "local v = new 'A' v.task = app.task(function() wait(0.3) return v end) wait(1)"),
    Case(
      "a task that was cancelled while it waited",
      "local v = new 'A' v.task = app.task(function() wait(300) return v end) wait(0) v.task:cancel() wait(1)"
    ),
    Case(
      "a task that failed",
      "local v = new 'A' v.task = app.task(function() wait(0.1) error({ v }) end) pcall(wait, 1)"),
    Case(
      "a coroutine that is never resumed",
      "local v = new 'A' v.co = coroutine.create(function() coroutine.yield(v) end) coroutine.resume(v.co)"
    ),
    Case(
      "the block of a transaction",
      "local v = show(new 'A') CATransaction.setCompletionBlock(function() v.done = v end) v:present(new 'B', true) settle()"
    ),
    Case(
      "a weak reference to itself",
      "local v = new 'A' v.me = weak(v) function v:viewDidLoad() return v.me:get() end show(v)"),
    Case(
      "events of a recording",
      "local v = new 'A' v.events = record(function() show(v) end)"),
    Case(
      "a further window",
      "local w = track(UIWindow{ rootViewController = new 'A' }) w.root = w.rootViewController w.root.window2 = w w:makeKeyAndVisible() settle() w.isHidden = true window:makeKey()"
    ),
    Case(
      "an error that a callback raised with its object",
      "local v = new 'A' function v:viewDidLoad() error({ v = v }) end pcall(show, v)"),
    Case(
      "elements and pairs of a container",
      "local n = track(UINavigationController{ new 'A', new 'B' }) for key, value in pairs(n) do value.nav = n end n.walk, n.first = pairs(n), n[1]"
    ),
    Case(
      "popped controllers that know their stack",
      "local n = show(track(UINavigationController{ new 'A' })) for i = 1, 5 do local v = new 'B' v.nav = n n:pushViewController(v, i % 2 == 0) settle() end n.gone = n:popToRootViewController(true) settle() n.gone = nil"
    ),
  ]

  @Test(arguments: [
    "bar.items = { x } bar:setItems({})", "bar:setItems({ x }) bar.items = nil",
    "item.rightBarButtonItem = x item:setRightBarButtonItems({})",
    "item.rightBarButtonItems = { x } item.rightBarButtonItem = nil",
    "item:setLeftBarButton(x) item.leftBarButtonItems = {}",
    "item.titleView = UIView{ } item.titleView.x = x item.titleView = nil",
    "local i = UINavigationItem 'i' i.x = x stack:setItems({ UINavigationItem 'r', i }) stack:popItem(false)",
    "controller.toolbarItems = { x } controller:setToolbarItems({})",
    "button:addTarget(x, 'go') button:removeTarget(x)",
    "nav.delegate = { x = x } nav.delegate = nil",
    "local v = UIView{} v.x = x view:addSubview(v) v:removeFromSuperview()",
    "local c = UIViewController{} c.x = x controller:addChild(c) c:removeFromParent()",
    "nav.viewControllers = { UIViewController{} } nav[1].x = x nav.viewControllers = {}",
  ])
  func whatWasReplacedGoesBeforeItsOwner(statement: String) {
    let script = Script(
      Self.preparation + """
        bar, stack, controller, view = UIToolbar{}, UINavigationBar{}, UIViewController{}, UIView{}
        button, nav, item = UIButton{}, UINavigationController{}, controller.navigationItem
        do
          local x = track(UIBarButtonItem{ title = "x" })
          x.bar, x.stack, x.controller, x.view, x.button, x.nav = bar, stack, controller, view, button, nav
          \(statement)
        end
        settle()
        print(left())
        """)
    #expect(script.error == nil)
    #expect(script.lines == ["0"])
  }

  @Test(arguments: cycles)
  func isCollected(_ example: Case) {
    let script = Script(
      Self.preparation + "do\n\(example.body)\nend\nlocal _ = settle() print(left())")
    #expect(script.error == nil)
    #expect(script.lines.last == "0")
    script.world.collect()
    #expect(script.world.stage.hierarchy.identifiers.isEmpty)
  }
}
