import Lua
import Testing
import UIKitLua

/// Structures, sequences and closures between scripts and the framework.
struct ValueTests {
  @Test func structuresAreFreshTablesWithNamedFields() {
    let script = Script(
      """
      local view = UIView{ frame = { x = 1, y = 2, width = 3, height = 4 } }
      local frame = view.frame
      print(frame.x, frame.y, frame.width, frame.height, view.frame == view.frame)
      frame.x = 9
      print(view.frame.x)
      view.frame = frame
      print(view.frame.x, view.frame.width)
      local controller = UIViewController{ preferredContentSize = { width = 5, height = 6 } }
      print(controller.preferredContentSize.width, controller.preferredContentSize.height)
      local item = UITabBarItem{ imageInsets = { top = 6, bottom = -6 } }
      print(item.imageInsets.top, item.imageInsets.left, item.imageInsets.bottom)
      local keys = {}
      for key in pairs(view.frame) do keys[#keys + 1] = key end
      table.sort(keys)
      print(table.concat(keys, " "))
      """)
    #expect(script.error == nil)
    #expect(
      script.lines == [
        "1.0\t2.0\t3.0\t4.0\tfalse", "1.0", "9.0\t3.0", "5.0\t6.0", "6.0\t0.0\t-6.0",
        "height width x y",
      ])
  }

  @Test func indexPathsAreTablesWithRowAndSection() {
    let script = Script(
      """
      local list = UITableViewController{}
      function list:numberOfSections() return 2 end
      function list:numberOfRows(table, section) return section + 1 end
      function list:cellForRow(table, path)
        print(path.section, path.row, math.type(path.row))
        return UITableViewCell{}
      end
      window.rootViewController = list
      settle()
      local table = list.tableView
      print(table:cellForRow({ row = 0 }) == table:cellForRow({ row = 0, section = 0 }))
      print(table:cellForRow({ row = 1.0, section = 1 }) ~= nil, table:cellForRow({ row = 7 }))
      """)
    #expect(script.error == nil)
    #expect(
      script.lines == [
        "0\t0\tinteger", "1\t0\tinteger", "1\t1\tinteger", "true", "true\tnil",
      ])
  }

  nonisolated private static let structure = "there are 'x', 'y', 'width', 'height'"

  @Test(arguments: [
    ("view.frame = { 1, 2, 3, 4 }", "value for 'frame' (unknown field '1'; \(structure))"),
    ("view.frame = { heigth = 4 }", "value for 'frame' (unknown field 'heigth'; \(structure))"),
    ("view.frame = { x = '1' }", "value for 'frame' (field 'x': number expected, got string)"),
    ("view.frame = { y = 0/0 }", "value for 'frame' (field 'y': finite number expected, got -nan)"),
    (
      "view.frame = { width = math.huge }",
      "value for 'frame' (field 'width': finite number expected, got inf)"
    ),
    (
      "local i = UIBarButtonItem 'x' i.imageInsets = { up = 1 }",
      "value for 'imageInsets' (unknown field 'up'; there are 'top', 'left', 'bottom', 'right')"
    ),
    ("view.frame = nil", "value for 'frame' (table expected, got nil)"),
    ("view.frame = view", "value for 'frame' (table expected, got UIView)"),
    ("view.frame = UIView", "value for 'frame' (table expected, got class)"),
    (
      "nav.viewControllers = { one, nil, two }",
      "value for 'viewControllers' (element 2: UIViewController expected, got nil)"
    ),
    (
      "nav.viewControllers = { [1] = one, [3] = two }",
      "value for 'viewControllers' (a hole before element 3)"
    ),
    (
      "nav.viewControllers = { root = one }",
      "value for 'viewControllers' (UIViewController[] expected, got a table with a field 'root')"
    ),
    (
      "nav.viewControllers = UIViewController",
      "value for 'viewControllers' (UIViewController[] expected, got class)"
    ),
    (
      "nav.viewControllers = nav",
      "value for 'viewControllers' (UIViewController[] expected, got UINavigationController)"
    ),
    (
      "nav:setViewControllers({ one, view })",
      "argument #1 to 'setViewControllers' (element 2: UIViewController expected, got UIView)"
    ),
    (
      "list:cellForRow({ 1 })",
      "argument #1 to 'cellForRow' (unknown field '1'; there are 'section', 'row')"
    ),
    (
      "list:cellForRow({ row = 0.5 })",
      "argument #1 to 'cellForRow' (field 'row': number has no integer representation)"
    ),
    (
      "list:deleteRows({ { row = 0 }, nil, { row = 1 } })",
      "argument #1 to 'deleteRows' (element 2: table expected, got nil)"
    ),
  ])
  func badValuesChangeNothing(statement: String, message: String) {
    let script = Script(
      """
      view, list, one, two = UIView{}, UITableView{}, UIViewController "1", UIViewController "2"
      nav = UINavigationController{ UIViewController "root" }
      """)
    script.run(statement)
    #expect(
      script.error?.message.replacing("got nan", with: "got -nan") == "script:1: bad \(message)")
    script.run("print(#nav, nav[1].title, view.frame.width)")
    #expect(script.lines == ["1\troot\t0.0"])
  }

  @Test func sequencesOfPackAndOfNothingAreSequences() {
    let script = Script(
      """
      local nav = UINavigationController{}
      nav.viewControllers = table.pack(UIViewController "a", UIViewController "b")
      print(#nav)
      nav.viewControllers = table.pack()
      print(#nav)
      nav.viewControllers = {}
      print(#nav)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["2", "0", "0"])
  }

  @Test func closuresPassBothWays() {
    let script = Script(
      """
      local home, modal = UIViewController "home", UIViewController "modal"
      window.rootViewController = home
      settle()
      local action = function(sender) print("tapped", sender.title) end
      local item = UIBarButtonItem{ title = "x", action = action }
      print(item.action == action)
      home:present(modal, true, function(...) print("done", select("#", ...)) end)
      settle()
      UIView.performWithoutAnimation(function() print("inside") end)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["true", "done\t0", "inside"])
  }
}
