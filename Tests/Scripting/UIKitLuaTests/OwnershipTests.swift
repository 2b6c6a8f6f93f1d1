import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// The ways in which a script can create reference cycles between objects.
struct OwnershipTests {
  /// A sentence, and the body of a function that makes a cycle and releases it.
  ///
  /// `track` counts the objects that must be collected.
  nonisolated struct OwnershipCase: Sendable, CustomTestStringConvertible {
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
      -- What a root presents would stay in the window (C24).
      if window.rootViewController then window.rootViewController:dismiss(false) end
      settle()
      window.rootViewController = nil
      settle()
      for _ = 1, 4 do collectgarbage() end
      local count = 0
      for _ in pairs(tracked) do count = count + 1 end
      return count
    end

    """

  nonisolated private static let cycles = codeCycles + controllerCycles + barCycles + viewCycles

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
  func replacedValuesAreReleasedBeforeTheirOwner(statement: String) {
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
  func isCollected(_ example: OwnershipCase) {
    let script = Script(
      Self.preparation + "do\n\(example.body)\nend\nlocal _ = settle() print(left())")
    #expect(script.error == nil)
    #expect(script.lines.last == "0")
    script.world.collect()
    #expect(script.world.stage.hierarchy.identifiers.isEmpty)
  }
}
