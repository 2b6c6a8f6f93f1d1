import HeadlessUIKit
import NavigationModel
import Testing
import UIKitLua

/// Scripts don't leak through cycles, and lose nothing that is still needed.
struct ScriptLifetimeTests {
  @Test func closuresThatCaptureTheirOwnersAreCollected() {
    let script = Script(
      """
      for i = 1, 2000 do
        local parent, child = UIViewController "P", UIViewController "C"
        function child:viewDidLoad() return self, parent, child end
        parent.child, child.above = child, parent
        parent:addChild(child)
        parent.navigationItem.rightBarButtonItem =
          UIBarButtonItem{ title = "x", action = function() return parent end }
        local nav = UINavigationController{ UIViewController "R" }
        nav.delegate = { willShow = function() return nav end }
        nav.viewControllers[1].home = nav
      end
      """)
    script.world.collect()
    #expect(script.error == nil)
    #expect(script.world.stage.hierarchy.identifiers.isEmpty)
  }

  @Test func whatIsOnScreenIsNeverCollected() {
    let script = Script(
      """
      do
        local home = UIViewController "Home"
        home.note = "kept"
        function home:viewDidDisappear() print("received", self.note) end
        window.rootViewController = UINavigationController{ home }
      end
      settle()
      collectgarbage() collectgarbage()
      window.rootViewController:pushViewController(UIViewController "Top", true)
      """)
    #expect(script.lines == ["received\tkept"])
  }

  @Test func leavingControllersKeepTheirCallbacksUntilTheEnd() {
    let script = Script(
      """
      local nav = UINavigationController{ UIViewController "Home" }
      window.rootViewController = nav
      settle()
      do
        local top = UIViewController{ name = "top" }
        function top:viewDidDisappear() print("received") end
        nav:pushViewController(top, true)
      end
      settle()
      nav:popViewController(true)
      wait(0.1)
      collectgarbage() collectgarbage() collectgarbage()
      settle()
      """)
    #expect(script.lines == ["received"])
    script.world.collect()
    #expect(script.timeline.last == "top deinit")
  }

  @Test func aClosedPresentationIsCollected() {
    let script = Script(
      """
      local home = UIViewController "Home"
      window.rootViewController = home
      settle()
      for i = 1, 50 do
        local modal = UIViewController{ title = "M", modalPresentationStyle = "fullScreen" }
        function modal:viewDidAppear() self.me, self.host = self, home end
        home:present(modal, i % 2 == 0, function() modal.done = true end)
        settle()
        home:dismiss(i % 2 == 0)
        settle()
      end
      """)
    script.world.collect()
    #expect(script.error == nil)
    #expect(script.world.stage.hierarchy.identifiers.count == 1)
  }

  @Test func alertsAndSeguesDoNotRetainTheirControllers() {
    let script = Script(
      """
      local home = UIViewController "Home"
      function home:backHome(segue) segue.source.segue = segue end
      window.rootViewController = UINavigationController{ home }
      settle()
      for i = 1, 20 do
        local alert = UIAlertController{ title = "A", preferredStyle = "alert" }
        alert:addTextField(function(field) field.note = alert end)
        alert:addAction(UIAlertAction{ title = "OK", handler = function() alert.done = true end })
        alert.preferredAction = alert.actions[1]
        home:present(alert, true)
        settle()
        user.tap "OK"
        settle()
        local detail = UIViewController "Detail"
        detail.segues = { back = "backHome", more = function() return detail end }
        function detail:allowedChildrenForUnwinding(source) self.origin = source end
        function detail:prepare(segue) self.segue = segue end
        home:show(detail)
        settle()
        detail:performSegue "back"
        settle()
      end
      """)
    script.world.collect()
    #expect(script.error == nil && script.reportedErrors == [])
    #expect(script.world.stage.hierarchy.identifiers.count == 2)
  }

  @Test func unretainedWorldsAreReleased() {
    weak var world: AnyObject?
    do {
      let script = Script(
        """
        local nav = UINavigationController{ UIViewController "Home" }
        nav.delegate = { willShow = function() return nav end }
        window.rootViewController = nav
        """)
      world = script.world
    }
    #expect(world == nil)
  }

  @Test func hostilePrograms() {
    let script = Script(
      """
      local function deep() return 1 + deep() end
      print(pcall(deep))
      setmetatable({}, { __gc = function() error("in a finaliser") end })
      collectgarbage()
      local vc = UIViewController "Loop"
      function vc:viewWillAppear() self:viewWillAppear() end
      window.rootViewController = vc
      settle()
      print(select("#", pcall(string.rep, "x", 1 << 40)))
      print("alive")
      """)
    #expect(script.lines.last == "alive")
    #expect(script.reportedErrors.contains { $0.contains("in a finaliser") })
    #expect(script.reportedErrors.contains { $0.contains("Loop viewWillAppear") })
  }

  @Test func aFinalizerChangesAFamilyWhoseOwnFinalizersWait() {
    let script = Script(
      """
      local stack = UINavigationController{}
      local film = UIViewController "Film"
      function film:viewDidLoad() end
      pcall(function() UISplitViewController{ restoresFocusAfterTransition = 5, stack, film } end)
      setmetatable({}, { __gc = function()
        stack:showDetailViewController(UIViewController{}, nil)
      end })
      collectgarbage()
      print("alive")
      """)
    #expect(script.lines.last == "alive")
  }

  @Test func viewsAndCellsThatReferToTheirControllersAreCollected() {
    let script = Script(
      """
      local List = class("ListViewController", UITableViewController)
      function List:numberOfRows() return 3 end
      function List:cellForRow(table, path)
        local cell = UITableViewCell{ reuseIdentifier = "Cell" }
        cell.owner, cell.table = self, table
        cell.textLabel.cell = cell
        return cell
      end
      for i = 1, 200 do
        local list = List{}
        window.rootViewController = list
        settle()
        list.tableView:reloadData()
        assert(#list.tableView.visibleCells == 3)
        local form = UIViewController "Form"
        local field = UITextField "Name"
        field.form = form
        field.delegate = { didEndEditing = function() return form, field end }
        field:addTarget(form, function() return form end, "editingChanged")
        form.view:addSubview(field)
        form.view.form = form
        field:becomeFirstResponder()
        window.rootViewController = form
        settle()
        assert(user.type("x"))
      end
      window.rootViewController = nil
      settle()
      """)
    script.world.collect()
    #expect(script.error == nil && script.reportedErrors == [])
    #expect(script.world.stage.hierarchy.identifiers.isEmpty)
    #expect(script.world.stage.firstResponder == nil)
  }

  @Test func cellsKeepTheFieldsOfScripts() {
    let script = Script(
      """
      local list = class("ListViewController", UITableViewController){}
      do
        function list:numberOfRows() return 2 end
        function list:cellForRow(_, path)
          local cell = UITableViewCell{}
          cell.number = path.row
          return cell
        end
      end
      window.rootViewController = list
      settle()
      collectgarbage() collectgarbage()
      print(list.tableView.visibleCells[1].number, list.tableView:cellForRow({ row = 1 }).number)
      """)
    script.world.collect()
    #expect(script.error == nil)
    #expect(script.lines == ["0\t1"])
  }
}
