/// A phase of a turn in which programs use up their limits: a row of a table.
struct Phase {
  /// Its name in the counts: "viewDidLoad".
  let name: String
  /// A statement that makes the framework run a function in that phase.
  private let statement: (_ function: String) -> String

  private init(_ name: String, _ statement: @escaping (_ function: String) -> String) {
    self.name = name
    self.statement = statement
  }

  /// A statement that uses up the limit in that phase.
  var text: String { statement("function() spend(\"\(name)\") end") }

  /// The table.
  static let all = running + completions + callbacks + answers

  private static let running = [
    Self("the body") { "local f = \($0) f()" },
    Self("a coroutine") { "coroutine.wrap(\($0))()" },
    Self("a function called from C") { "table.sort({ 2, 1 }, \($0))" },
    Self("a metamethod") { "print(setmetatable({}, { __index = \($0) }).x)" },
    Self("record") { "record(\($0))" },
    Self("a timer") { "after(0.2, \($0))" },
    Self("a delayed method") {
      "local c = UIViewController{} keep(c) c.late = \($0) c:perform(\"late\", nil, 0.1)"
    },
    Self("a task") { "local f = \($0) app.task(function() wait(0.1) f() end)" },
  ]

  private static let completions = [
    Self("the completion of a presentation") { "root():present(UIViewController{}, true, \($0))" },
    Self("the completion of a dismissal") {
      "local c = root() c:present(UIViewController{}, false) settle() c:dismiss(true, \($0))"
    },
    Self("the animations of a view") { "UIView.animate(0.1, \($0))" },
    Self("the completion of an animation") { "UIView.animate(0.1, function() end, \($0))" },
    Self("the completion of a turn") {
      "CATransaction.setCompletionBlock(\($0)) stack():pushViewController(UIViewController{}, true)"
    },
    Self("the completion of a coordinator") {
      """
      local nav = stack() nav:pushViewController(UIViewController{}, true) wait(0) \
      nav.transitionCoordinator:animate(nil, \($0))
      """
    },
    Self("the completion of a transition between children") {
      """
      local c, a, b = root(), UIViewController{}, UIViewController{} c:addChild(a) c:addChild(b) \
      c.view:addSubview(a.view) c:transition(a, b, 0.1, nil, nil, \($0))
      """
    },
  ]

  private static let callbacks =
    ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "willMove"]
    .map { name in
      Self(name) { "stack():pushViewController(overriding(\"\(name)\", \($0)), true)" }
    }
    + ["viewWillDisappear", "viewDidDisappear", "didMove"].map { name in
      Self(name) {
        """
        local c = UIViewController{} local nav = stack() nav:pushViewController(c, false) settle() \
        c.\(name) = \($0) nav:popViewController(true)
        """
      }
    }
    + ["viewWillLayoutSubviews", "viewDidLayoutSubviews"].map { name in
      Self(name) { "stack():pushViewController(overriding(\"\(name)\", \($0)), false)" }
    } + [
      Self("layoutSubviews") {
        "local view = UIView{} view.layoutSubviews = \($0) root().view:addSubview(view) view:layoutIfNeeded()"
      },
      Self("didReceiveMemoryWarning") {
        "window.rootViewController = overriding(\"didReceiveMemoryWarning\", \($0)) simulator:memoryWarning()"
      },
      Self("deinit") {
        "local C = class(\"Short\", UIViewController) C.deinit = \($0) C{} C = nil collectgarbage()"
      },
      Self("deinit after a turn") {
        """
        local C = class("Short", UIViewController) C.deinit = \($0) window.rootViewController = C{} \
        after(0.1, function() window.rootViewController = UIViewController{} end) \
        after(0.2, collectgarbage)
        """
      },
    ]

  private static let answers = [
    Self("a delegate") {
      """
      local nav = stack() nav.delegate = { willShow = \($0) } \
      nav:pushViewController(UIViewController{}, true)
      """
    },
    Self("a data source") {
      "local list = UITableViewController{} list.numberOfRows = \($0) window.rootViewController = list"
    },
    Self("an animator") { animator("animateTransition = \($0)") },
    Self("the end of an animator") {
      animator(
        "animateTransition = function(c) c:completeTransition(true) end, animationEnded = \($0)")
    },
    Self("an action") {
      """
      local c = UIViewController{} local item = UIBarButtonItem{ title = "Act", action = \($0) } \
      c.navigationItem.rightBarButtonItem = item \
      window.rootViewController = UINavigationController{ c } settle() user.tap(item)
      """
    },
    Self("the handler of an alert") {
      """
      root():present(UIAlertController{ preferredStyle = "alert", \
      UIAlertAction{ title = "Act", handler = \($0) } }, false) settle() user.tap("Act")
      """
    },
    Self("an application callback") { "app.didEnterBackground = \($0) simulator:background()" },
    Self("a launch") { "app.didFinishLaunching = \($0) simulator:relaunch()" },
  ]

  private static func animator(_ functions: String) -> String {
    """
    local nav = stack() nav.delegate = { animationControllerFor = function() \
    return { \(functions) } end } nav:pushViewController(UIViewController{}, true)
    """
  }
}
