import HeadlessUIKit
import Lua
import NavigationModel
import Support
import Testing
import UIKitLua

/// A world may end at any moment, and none of it is left.
struct ScriptWorldReplacementTests {
  /// What may be active when a world ends.
  nonisolated private static let situations = [
    "",
    "window.rootViewController = UIViewController 'A'",
    "show(UIViewController 'A')",
    "push(true)",
    "push(true) wait(0.1)",
    "push(true) wait(0.1) nav:pushViewController(UIViewController 'C', true)",
    "push() settle() user.swipeBack{ at = 0.4 }",
    "push() settle() user.swipeBack{ at = 0.4 } wait(0.1) user.release{ cancel = true }",
    "show(UITabBarController{ UIViewController 'A', UIViewController 'B' }) user.selectTab(1)",
    "sheet() settle()",
    "sheet() wait(0.1)",
    "sheet() settle() user.swipeDown{ at = 0.5 }",
    "sheet() settle() home:dismiss(true, never) wait(0.1)",
    "sheet() sheet()",
    "after(0.1, never) after(20, print)",
    "local a = UIViewController 'A' a:perform('loadViewIfNeeded', nil, 0.5) show(a)",
    "UIView.animate(0.3, function() end, never)",
    """
    local held = {}
    function home:viewDidAppear() held[#held + 1] = self end
    function home:deinit() never() end
    home.own, home.back = held, home
    show(home)
    """,
    """
    home.navigationItem.rightBarButtonItem =
      UIBarButtonItem{ title = 'x', action = function() return home, nav end }
    nav.delegate = { willShow = function() return nav end, owner = nav }
    push(true)
    """,
    """
    nav.delegate = {
      animationControllerFor = function()
        return {
          transitionDuration = function() return 1 end,
          animateTransition = function(context) after(0.5, never) end,
        }
      end,
    }
    push(true) wait(0.1)
    """,
    """
    home.transitioningDelegate = {
      presentationControllerFor = function(presented, presenting)
        return UIPresentationController{
          presentedViewController = presented, presentingViewController = presenting }
      end,
    }
    """,
    """
    show(home) settle()
    home:present(UIAlertController{ title = 'x', UIAlertAction{ title = 'OK',
      handler = function() never(home) end } }, true)
    settle() user.tap 'OK'
    """,
    """
    local list = UITableViewController{}
    list.tableView.dataSource = {
      numberOfRows = function() return 3 end,
      cellForRow = function() return UITableViewCell{} end,
    }
    show(list) settle() user.selectRow(1)
    """,
    """
    if not window.rootViewController then simulator.device = 'iPad' end
    show(UISplitViewController{ UIViewController 'P', UIViewController 'S' }) settle()
    simulator.orientation = 'landscape'
    """,
    """
    local page = UIPageViewController{}
    page:setViewControllers({ UIViewController 'P' }, 'forward', false)
    show(page) settle() page:setViewControllers({ UIViewController 'Q' }, 'forward', true)
    """,
    """
    local coordinator
    push(true)
    wait(0)
    coordinator = nav.transitionCoordinator
    coordinator:animate(function() end, never)
    kept = coordinator
    """,
    """
    for index = 1, 300 do
      local made = UIViewController{ name = 'M' .. index }
      made.note, made.back = index, made
    end
    """,
    "local d = class('D', UIViewController) function d:deinit() never() end kept = d{}",
    "second = UIWindow{ rootViewController = UIViewController 'Other' } second:makeKeyAndVisible()",
    "local c = UIViewController 'Child' home:addChild(c) home.view:addSubview(c.view) show(home)",
  ]

  private static let tools = """
    local born = window
    local function never() if window ~= born then print 'never' end end
    home = UIViewController 'Home'
    nav = UINavigationController{ home, name = 'nav' }
    function show(root) window.rootViewController = root end
    function push(animated)
      show(nav) settle()
      nav:pushViewController(UIViewController 'B', animated)
    end
    function sheet()
      show(nav) settle()
      nav:present(UIViewController{ title = 'S', modalPresentationStyle = 'pageSheet' }, true)
    end

    """

  @Test(arguments: situations)
  func nothingIsLeft(_ situation: String) {
    let script = Script("")
    let objects = script.world.interpreter.livingObjects
    weak let stage = script.world.stage
    weak let window = script.world.window
    script.run(Self.tools + situation + "\nsimulator:reset()")
    #expect(script.error == nil)
    #expect(script.reportedErrors == [])
    #expect(stage == nil)
    #expect(window == nil)
    #expect(script.world.interpreter.livingObjects == objects)
    script.run("wait(30)")
    #expect(script.printed == "")
    #expect(script.timeline == [])
    #expect(script.world.stage.now == .seconds(30))
  }

  @Test(arguments: situations)
  func aTimerEndsTheWorld(_ situation: String) {
    let script = Script("")
    weak let stage = script.world.stage
    script.run(
      Self.tools + situation + """

        after(0.05, function() simulator:reset() mark "new" print(now()) end)
        wait(1)
        """)
    #expect(script.error == nil)
    #expect(stage == nil)
    #expect(script.lines.last == "0.0")
    #expect(script.timeline == ["new"])
  }

  @Test func aCallbackCannotEndTheWorld() {
    let script = Script(
      """
      local function attempt(where)
        print(where, (select(2, pcall(simulator.reset, simulator)):gsub("^.-: ", "")))
      end
      local home = UIViewController "Home"
      function home:viewDidAppear() attempt "callback" end
      home.navigationItem.rightBarButtonItem =
        UIBarButtonItem{ title = "Go", action = function() attempt "action" end }
      local nav = UINavigationController{ home }
      nav.delegate = { didShow = function() attempt "delegate" end }
      function nav:popViewController() attempt "override" end
      window.rootViewController = nav
      settle()
      user.tap "Go"
      nav:pushViewController(UIViewController "Top")
      settle()
      user.back()
      nav:present(UIViewController "Sheet", false, function() attempt "completion" end)
      settle()
      local D = class("D", UIViewController)
      function D:deinit() attempt "deinit" end
      D{}
      collectgarbage()
      setmetatable({}, { __gc = function() attempt "finalizer" end })
      collectgarbage()
      local late = UIViewController "Late"
      function late:viewDidLoad() attempt "callback in a timer" end
      after(0, function() late:loadViewIfNeeded() end)
      wait(0)
      """)
    let sentence =
      "the world cannot be replaced inside a callback; call it from a timer or at the top level"
    #expect(script.error == nil)
    let places = script.lines.map { $0.prefix { $0 != "\t" } }
    #expect(
      places == [
        "callback", "delegate", "action", "delegate", "override", "completion", "deinit",
        "finalizer", "callback in a timer",
      ])
    #expect(script.lines.allSatisfy { $0.hasSuffix("\t\(sentence)") })
  }

  @Test func recordingsContinueInTheNextWorld() {
    let script = Script(
      """
      mark "before"
      local events = record(function()
        mark "one"
        window.rootViewController = UIViewController "A"
        wait(1)
        simulator:reset()
        local inner = record(function() mark "two" simulator:reset() mark "three" end)
        print(#inner)
        window.rootViewController = UIViewController "B"
      end)
      for _, event in ipairs(events) do print(event.at, event.text, event.subject) end
      """)
    #expect(script.error == nil)
    #expect(
      script.lines
        == [
          "2", "0.0\tone\tnil", "0.0\tA viewDidLoad\tnil", "0.0\tA viewWillAppear\tnil",
          "0.0\tA viewIsAppearing\tnil", "0.0\tA viewDidAppear\tnil", "0.0\ttwo\tnil",
          "0.0\tthree\tnil",
          #"0.0\tB viewDidLoad\tUIViewController "B" #1"#,
          #"0.0\tB viewWillAppear\tUIViewController "B" #1"#,
          #"0.0\tB viewIsAppearing\tUIViewController "B" #1"#,
          #"0.0\tB viewDidAppear\tUIViewController "B" #1"#,
        ].map { $0.replacing("\\t", with: "\t") })
  }

  @Test(.slow("it makes hundreds of worlds")) func manyWorldsAfterTheOther() {
    for seed in UInt64(0)..<12 {
      var random = SplitMix(seed: seed)
      let script = Script("")
      let objects = script.world.interpreter.livingObjects
      weak let first = script.world.stage
      for _ in 0..<40 {
        script.run(Self.walk(&random))
        #expect(script.error == nil)
      }
      script.run("simulator:reset()")
      #expect(first == nil)
      script.world.collect()
      #expect(script.world.interpreter.livingObjects == objects)
      #expect(!script.printed.contains("never"))
    }
  }

  /// A few situations in sequence, followed by one of the possible ends.
  private static func walk(_ random: inout SplitMix) -> String {
    let ends = [
      "simulator:reset()", "after(0, function() simulator:reset() end) wait(0.3)", "wait(0.2)",
      "record(function() simulator:reset() end)", "collectgarbage() simulator:reset()",
      "coroutine.wrap(function() simulator:reset() end)()",
      "after(0.2, function() simulator:reset() simulator:reset() end) settle()",
    ]
    let situation = situations.randomElement(using: &random) ?? ""
    // A second window from before would receive the taps.
    let front = "pcall(function() second.isHidden = true end)"
    return "\(tools)\(front)\n\(situation)\n\(ends.randomElement(using: &random) ?? "")"
  }
}
