import Testing

/// Members that scripts define: overrides of views, actions, traits.
struct ScriptedMemberTests {
  @Test func viewsOfScriptClassesReceiveLayoutAndSuperviewCallbacks() {
    let script = Script(
      """
      local Card = class("Card", UIView)
      function Card:layoutSubviews()
        Card.super.layoutSubviews(self)
        print("layout", self.frame.width)
      end
      function Card:didMoveToSuperview() print("moved", self.superview ~= nil) end
      local home, card = UIViewController "Home", Card{ frame = { width = 20, height = 10 } }
      window.rootViewController = home
      home.view:addSubview(card)
      card:layoutIfNeeded()
      card:removeFromSuperview()
      """)
    #expect(script.lines == ["moved\ttrue", "layout\t20.0", "moved\tfalse"])
    #expect(script.reportedErrors == [])
  }

  @Test func cellsPrepareForReuse() {
    let script = Script(
      """
      local Row = class("Row", UITableViewCell)
      function Row:prepareForReuse() print("forget", self.textLabel.text) end
      local list = UITableViewController{}
      function list:numberOfRows() return 1 end
      function list:cellForRow(table, path)
        local cell = table:dequeueReusableCell("row", path)
        cell.textLabel.text = "a"
        return cell
      end
      list.tableView:register(Row, "row")
      window.rootViewController = list
      settle()
      list.tableView:reloadData()
      list.tableView:layoutIfNeeded()
      """)
    #expect(script.lines == ["forget\ta"])
  }

  @Test func cellsReceiveTheirSelection() {
    let script = Script(
      """
      local Row = class("Row", UITableViewCell)
      function Row:setSelected(selected, animated)
        Row.super.setSelected(self, selected, animated)
        print("selected", selected, animated, self.isSelected)
      end
      local list = UITableViewController{}
      function list:numberOfRows() return 1 end
      function list:cellForRow(table, path) return table:dequeueReusableCell("row", path) end
      list.tableView:register(Row, "row")
      window.rootViewController = list
      settle()
      """)
    #expect(script.lines == ["selected\tfalse\tfalse\tfalse"])
    #expect(script.reportedErrors == [])
  }

  @Test func theFirstResponderResignsByItsOverride() {
    let script = Script(
      """
      local Field = class("Field", UITextField)
      local mayResign = false
      function Field:resignFirstResponder()
        print("resign")
        return mayResign and Field.super.resignFirstResponder(self)
      end
      local home, field, other = UIViewController "Home", Field{}, UITextField{}
      home.view:addSubview(field)
      home.view:addSubview(other)
      window.rootViewController = home
      settle()
      field:becomeFirstResponder()
      print(other:becomeFirstResponder(), field.isFirstResponder)
      mayResign = true
      print(other:becomeFirstResponder(), field.isFirstResponder)
      """)
    #expect(script.lines == ["resign", "false\ttrue", "resign", "true\tfalse"])
    #expect(script.reportedErrors == [])
  }

  @Test func actionsArePerformedByButtonsAndItems() {
    let script = Script(
      """
      local save = UIAction{ title = "Save", handler = function(action) print(action.title) end }
      local item, button = UIBarButtonItem{ primaryAction = save }, UIButton{ primaryAction = save }
      print(item.title, button.title, item.primaryAction == save, save)
      save = nil
      collectgarbage()
      local home = UIViewController "Home"
      home.navigationItem.rightBarButtonItem = item
      window.rootViewController = UINavigationController{ home }
      settle()
      home.view:addSubview(button)
      user.tap(item)
      button:sendActions("primaryActionTriggered")
      button:setTitle("Saved", "selected")
      button.isSelected = true
      print(button.currentTitle)
      """)
    #expect(script.error == nil)
    #expect(
      script.lines == ["Save\tSave\ttrue\tUIAction \"Save\"", "Save", "Save", "Saved"])
  }

  @Test func controllersReceiveTraitChanges() {
    let script = Script(
      """
      local home = UIViewController "Home"
      function home:traitCollectionDidChange(previous)
        print(previous.verticalSizeClass, self.traitCollection.verticalSizeClass)
        UIViewController.traitCollectionDidChange(self, previous)
      end
      window.rootViewController = home
      settle()
      simulator.orientation = "landscape"
      print(home.traitCollection.userInterfaceIdiom)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["regular\tcompact", "phone"])
  }

  @Test func columnsDecideHowTheyCollapse() {
    let script = Script(
      """
      simulator.device = "iPad"
      local primary, detail = UIViewController "Items", UIViewController "Item"
      function primary:collapseSecondaryViewController(secondary, split)
        print("takes in", secondary.title, split.isCollapsed)
      end
      function primary:separateSecondaryViewController() return detail end
      window.rootViewController = UISplitViewController{ primary, detail }
      settle()
      simulator.horizontalSizeClass = "compact"
      settle()
      simulator.horizontalSizeClass = "regular"
      settle()
      print(window.rootViewController.viewControllers[2] == detail)
      """)
    #expect(script.error == nil)
    #expect(script.lines.last == "true")
    #expect(script.lines.first?.hasPrefix("takes in\tItem") == true)
  }

  @Test func textFieldsAskBeforeTheyChange() {
    let script = Script(
      """
      local home, field = UIViewController "Home", UITextField "Name"
      field.delegate = {
        shouldChangeCharacters = function(_, range, text)
          print(range.location, range.length, text)
          return text ~= "b"
        end,
      }
      window.rootViewController = home
      home.view:addSubview(field)
      settle()
      field:becomeFirstResponder()
      user.type "abc"
      print(field.text)
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["0\t0\ta", "1\t0\tb", "1\t0\tc", "ac"])
  }

  @Test func batchesOfRowsBelongTogether() {
    let script = Script(
      """
      local count = 1
      local list = UITableViewController{}
      function list:numberOfRows() return count end
      function list:cellForRow() return UITableViewCell{} end
      window.rootViewController = list
      settle()
      list.tableView:performBatchUpdates(function()
        count = 2
        list.tableView:insertRows({ { row = 1 } }, "fade")
      end, function(finished) print("done", finished) end)
      list.tableView:layoutIfNeeded()
      print(#list.tableView.indexPathsForVisibleRows)
      settle()
      print(pcall(list.tableView.insertRows, list.tableView, { { row = 1 } }, "fadee"))
      """)
    #expect(script.lines.prefix(2) == ["2", "done\ttrue"])
    #expect(script.lines.last?.contains("did you mean 'fade'?") == true)
  }

  @Test func seguesAreMadeByHand() {
    let script = Script(
      """
      local home, other = UIViewController "Home", UIViewController "Other"
      local segue = UIStoryboardSegue{
        identifier = "more", source = home, destination = other,
        performHandler = function() print("performed") end,
      }
      print(segue.identifier, segue.source == home, segue.destination == other)
      segue:perform()
      print(pcall(UIStoryboardSegue, { identifier = "none" }))
      """)
    #expect(script.lines.prefix(2) == ["more\ttrue\ttrue", "performed"])
    #expect(script.lines.last?.contains("bad field 'source'") == true)
  }
}
