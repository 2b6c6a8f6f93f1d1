import Lua
import Testing
import UIKitLua

/// Methods that subclasses of several levels override, with the call to super.
struct OverridingTests {
  /// A class, how to create an object, a method with arguments, and what is true afterwards.
  nonisolated private static let rows: [(String, String, String, String, String)] = [
    ("UINavigationController", "{ a }", "pushViewController", "b, false", "#o == 2 and o[2] == b"),
    ("UINavigationController", "{ a, b }", "popViewController", "false", "#o == 1 and result == b"),
    (
      "UINavigationController", "{ a, b }", "popToRootViewController", "false",
      "#o == 1 and result[1] == b"
    ),
    (
      "UINavigationController", "{ a, b }", "popToViewController", "a, false",
      "#o == 1 and result[1] == b"
    ),
    ("UINavigationController", "{ a }", "setViewControllers", "{ a, b }, false", "#o == 2"),
    (
      "UINavigationController", "{ a }", "setNavigationBarHidden", "true, false",
      "o.isNavigationBarHidden"
    ),
    (
      "UINavigationController", "{ a }", "setToolbarHidden", "false, false", "not o.isToolbarHidden"
    ),
    ("UINavigationController", "{ a }", "show", "b", "#o == 2"),
    ("UITabBarController", "{ a }", "setViewControllers", "{ a, b }, false", "#o == 2"),
    (
      "UISplitViewController", "{ a, c }", "showDetailViewController", "b",
      "b.presentingViewController == o"
    ),
    ("UIPageViewController", "{ a }", "setViewControllers", "{ b }, 'forward', false", "o[1] == b"),
    ("UIAlertController", "{}", "addAction", "UIAlertAction{ title = 'x' }", "#o == 1"),
    ("UIViewController", "{}", "present", "b, false", "o.presentedViewController == b"),
    ("UIViewController", "{}", "addChild", "b", "b.parent == o"),
    ("UIViewController", "{}", "setEditing", "true, false", "o.isEditing"),
    ("UIView", "{}", "addSubview", "v", "v.superview == o"),
    ("UITableView", "{}", "setEditing", "true, false", "o.isEditing"),
    ("UITableViewCell", "{}", "setSelected", "true, false", "o.isSelected"),
    ("UITableViewCell", "{}", "setEditing", "true, false", "o.isEditing"),
    ("UIToolbar", "{}", "setItems", "{ UIBarButtonItem 'x' }, false", "#o.items == 1"),
  ]

  @Test(arguments: rows)
  func overridesOfEachLevelAreCalled(
    base: String, table: String, method: String, arguments: String, truth: String
  ) {
    let script = Script(
      """
      a, b, c, v = UIViewController "a", UIViewController "b", UIViewController "c", UIView{}
      local Low = class("Low", \(base))
      local Middle = Low:subclass("Middle")
      local High = class("High", Middle)
      for _, class in ipairs{ Low, Middle, High } do
        class.\(method) = function(self, ...)
          if class ~= Middle or self ~= o then return class.super.\(method)(self, ...) end
          print(tostring(class), select("#", ...))
          return class.super.\(method)(self, ...)
        end
      end
      o = High\(table)
      if o:isKind(UIViewController) then window.rootViewController = o end
      settle()
      result = o:\(method)(\(arguments))
      settle()
      print(\(truth))
      print(o:isKind(Low), o:isKind(Middle), o:isKind(\(base)), High.super == Middle, tostring(High))
      """)
    #expect(script.error == nil && script.reportedErrors == [])
    #expect(script.lines.count >= 3 && script.lines.first?.hasPrefix("Middle\t") == true)
    #expect(script.lines.suffix(2) == ["true", "true\ttrue\ttrue\ttrue\tHigh"])
  }

  @Test func theUsersActionsReachOverrides() {
    let script = Script(
      """
      local Nav = class("Nav", UINavigationController)
      function Nav:popViewController(animated)
        print("pop", animated)
        return Nav.super.popViewController(self, animated)
      end
      function Nav:pushViewController(controller, animated)
        print("push", controller.title, animated)
        return Nav.super.pushViewController(self, controller, animated)
      end
      local nav = Nav{ UIViewController "a" }
      window.rootViewController = nav
      settle()
      nav[1]:show(UIViewController "b")
      settle()
      user.back()
      settle()
      print(#nav)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["push\ta\tfalse", "push\tb\ttrue", "pop\ttrue", "1"])
  }
}
