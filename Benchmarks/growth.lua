-- A row for each list that the API changes one element at a time: `make bench` measures that the time
-- for all of them doesn't grow with the square of their number. A row has a name, and a function that
-- prepares for a number of elements and returns what is measured.

local function show(controller)
  window.rootViewController = controller
  settle()
  return controller
end

local function shownView()
  return show(UIViewController()).view
end

local function made(count, make)
  local list = {}
  for i = 1, count do list[i] = make(i) end
  return list
end

local function nothing() end

local rows = {}
local function row(name, prepare) rows[#rows + 1] = { name, prepare } end

-- Controllers

row("children added and removed", function(count)
  local parent = show(UIViewController())
  return function()
    local children = made(count, function()
      local child = UIViewController()
      parent:addChild(child)
      child:didMove(parent)
      return child
    end)
    for _, child in ipairs(children) do
      child:willMove(nil)
      child:removeFromParent()
    end
    settle()
  end
end)

row("children removed, the last first", function(count)
  local parent = show(UIViewController())
  return function()
    local children = made(count, function()
      local child = UIViewController()
      parent:addChild(child)
      return child
    end)
    for i = count, 1, -1 do children[i]:removeFromParent() end
    settle()
  end
end)

row("children with views added and removed", function(count)
  local parent = show(UIViewController())
  return function()
    local children = made(count, function()
      local child = UIViewController()
      parent:addChild(child)
      parent.view:addSubview(child.view)
      child:didMove(parent)
      return child
    end)
    settle()
    for _, child in ipairs(children) do
      child.view:removeFromSuperview()
      child:removeFromParent()
    end
    settle()
  end
end)

row("children that take turns", function(count)
  local parent = show(UIViewController())
  return function()
    for _ = 1, count do
      local child = UIViewController()
      parent:addChild(child)
      parent.view:addSubview(child.view)
      child:didMove(parent)
      settle()
      child.view:removeFromSuperview()
      child:removeFromParent()
      settle()
    end
  end
end)

row("parents in one another, the outermost first", function(count)
  local inner = show(UIViewController())
  return function()
    for _ = 1, count do
      local child = UIViewController()
      inner:addChild(child)
      child:didMove(inner)
      inner = child
    end
    settle()
  end
end)

row("parents in one another, the innermost first", function(count)
  return function()
    local outer = UIViewController()
    for _ = 1, count do
      local parent = UIViewController()
      parent:addChild(outer)
      outer:didMove(parent)
      outer = parent
    end
    show(outer)
  end
end)

row("pushes and pops", function(count)
  local stack = show(UINavigationController{ UIViewController() })
  return function()
    for _ = 1, count do
      stack:pushViewController(UIViewController(), false)
      settle()
    end
    for _ = 1, count do
      stack:popViewController(false)
      settle()
    end
  end
end)

row("pushes and pops in one turn", function(count)
  local stack = show(UINavigationController{ UIViewController() })
  return function()
    for _ = 1, count do stack:pushViewController(UIViewController(), false) end
    for _ = 1, count do stack:popViewController(false) end
    settle()
  end
end)

row("pushes that wait for one another", function(count)
  local stack = show(UINavigationController{ UIViewController() })
  return function()
    for _ = 1, count do stack:pushViewController(UIViewController(), true) end
    settle()
  end
end)

row("pushes onto stacks of their own in one turn", function(count)
  local parent = show(UIViewController())
  local stacks = made(count, function()
    local stack = UINavigationController{ UIViewController() }
    parent:addChild(stack)
    return stack
  end)
  settle()
  return function()
    for _, stack in ipairs(stacks) do stack:pushViewController(UIViewController(), false) end
    settle()
  end
end)

row("the controllers of a stack, set and popped", function(count)
  local stack = show(UINavigationController{ UIViewController() })
  local all = made(count, function() return UIViewController() end)
  return function()
    stack:setViewControllers(all, false)
    settle()
    stack:popToRootViewController(false)
    settle()
  end
end)

row("pages turned", function(count)
  local pages = show(UIPageViewController())
  return function()
    for _ = 1, count do
      pages:setViewControllers({ UIViewController() }, "forward", false)
      settle()
    end
  end
end)

row("tabs selected in turn", function(count)
  local all = made(count, function(i) return UIViewController("T" .. i) end)
  local tabs = show(UITabBarController(all))
  return function()
    for i = 1, count do
      tabs.selectedIndex = i - 1
      settle()
    end
  end
end)

row("controllers of tabs selected in turn", function(count)
  local all = made(count, function(i) return UIViewController("T" .. i) end)
  local tabs = show(UITabBarController(all))
  return function()
    for _, controller in ipairs(all) do
      tabs.selectedViewController = controller
      settle()
    end
  end
end)

row("UITabs set", function(count)
  local tabs = show(UITabBarController())
  return function()
    tabs.tabs = made(count, function(i)
      return UITab{
        title = "T" .. i, identifier = "t" .. i,
        provider = function() return UIViewController() end,
      }
    end)
    settle()
  end
end)

row("items of a tab bar selected in turn", function(count)
  local bar = UITabBar()
  local items = made(count, function(i) return UITabBarItem("T" .. i) end)
  bar.items = items
  return function()
    for _, item in ipairs(items) do bar.selectedItem = item end
  end
end)

-- Presentations

row("presentations over one another", function(count)
  local root = show(UIViewController())
  return function()
    local top = root
    for _ = 1, count do
      local next = UIViewController()
      top:present(next, false)
      settle()
      top = next
    end
    root:dismiss(false)
    settle()
  end
end)

row("presentations one after the other", function(count)
  local root = show(UIViewController())
  return function()
    for _ = 1, count do
      root:present(UIViewController(), false)
      settle()
      root:dismiss(false)
      settle()
    end
  end
end)

row("actions of an alert", function(count)
  local alert = UIAlertController("Title", "Text", "alert")
  return function()
    for i = 1, count do alert:addAction(UIAlertAction("Action " .. i)) end
    show(UIViewController()):present(alert, false)
    settle()
  end
end)

row("buttons of an action sheet", function(count)
  local sheet = UIActionSheet{ title = "Title" }
  return function()
    for i = 1, count do sheet:addButton("Button " .. i) end
  end
end)

row("text fields of an alert", function(count)
  local alert = UIAlertController{ title = "Title", preferredStyle = "alert" }
  return function()
    for _ = 1, count do alert:addTextField() end
  end
end)

-- Views

row("subviews added and removed", function(count)
  local view = shownView()
  return function()
    local views = made(count, function()
      local one = UIView()
      view:addSubview(one)
      return one
    end)
    settle()
    for _, one in ipairs(views) do one:removeFromSuperview() end
    settle()
  end
end)

row("subviews inserted behind and moved", function(count)
  local view = shownView()
  return function()
    local views = made(count, function()
      local one = UIView()
      view:insertSubview(one, 0)
      return one
    end)
    for _, one in ipairs(views) do view:bringSubviewToFront(one) end
    for _, one in ipairs(views) do view:sendSubviewToBack(one) end
    settle()
  end
end)

row("views nested, the outermost first", function(count)
  local inner = shownView()
  return function()
    for _ = 1, count do
      local view = UIView()
      inner:addSubview(view)
      inner = view
    end
    settle()
  end
end)

row("views nested, the innermost first", function(count)
  local view = shownView()
  return function()
    local outer = UIView()
    for _ = 1, count do
      local around = UIView()
      around:addSubview(outer)
      outer = around
    end
    view:addSubview(outer)
    settle()
  end
end)

row("layouts of many views", function(count)
  local view = shownView()
  for _ = 1, count do view:addSubview(UILabel("Text")) end
  settle()
  return function()
    view:setNeedsLayout()
    settle()
  end
end)

row("recognisers added and removed", function(count)
  local view = shownView()
  return function()
    local all = made(count, function()
      local recognizer = UITapGestureRecognizer{ action = nothing }
      view:addGestureRecognizer(recognizer)
      return recognizer
    end)
    settle()
    for _, recognizer in ipairs(all) do view:removeGestureRecognizer(recognizer) end
  end
end)

row("interactions added and removed", function(count)
  local view = shownView()
  return function()
    local all = made(count, function()
      local interaction = UIContextMenuInteraction{}
      view:addInteraction(interaction)
      return interaction
    end)
    for _, interaction in ipairs(all) do view:removeInteraction(interaction) end
  end
end)

row("registrations for traits", function(count)
  local controller = show(UIViewController())
  return function()
    local all = made(count, function()
      return controller:registerForTraitChanges({ "userInterfaceStyle" }, nothing)
    end)
    for _, registration in ipairs(all) do controller:unregisterForTraitChanges(registration) end
  end
end)

row("actions of a control", function(count)
  local button = UIButton("Button")
  return function()
    for _ = 1, count do button:addAction(UIAction("Action", nothing), "touchUpInside") end
    button:sendActions("touchUpInside")
  end
end)

row("controls of an action", function(count)
  local action = UIAction("Action", nothing)
  return function()
    made(count, function()
      local button = UIButton("Button")
      button:addAction(action, "touchUpInside")
      return button
    end)
  end
end)

row("segments inserted and removed", function(count)
  local control = UISegmentedControl{}
  shownView():addSubview(control)
  return function()
    for i = 1, count do control:insertSegment("S", i - 1, false) end
    control:removeAllSegments()
    for i = 1, count do control:insertSegment("S", i - 1, false) end
    for _ = 1, count do control:removeSegment(0, false) end
  end
end)

row("characters typed", function(count)
  local field = UITextField()
  shownView():addSubview(field)
  settle()
  field:becomeFirstResponder()
  settle()
  return function()
    for _ = 1, count do user.type("a") end
  end
end)

row("characters typed in a text view", function(count)
  local text = UITextView()
  shownView():addSubview(text)
  settle()
  text:becomeFirstResponder()
  settle()
  return function()
    for _ = 1, count do user.type("a") end
  end
end)

row("tokens inserted and removed", function(count)
  local field = UISearchTextField()
  return function()
    for i = 1, count do field:insertToken(UISearchToken{ text = "T" }, i - 1) end
    for _ = 1, count do field:removeToken(0) end
  end
end)

-- Bars and menus

row("items of a navigation item", function(count)
  local controller = UIViewController()
  show(UINavigationController{ controller })
  return function()
    local items = made(count, function(i) return UIBarButtonItem("B" .. i, "plain", nothing) end)
    controller.navigationItem.rightBarButtonItems = items
    controller.toolbarItems = items
    settle()
  end
end)

row("items pushed onto a bar", function(count)
  local bar = UINavigationBar()
  shownView():addSubview(bar)
  return function()
    for _ = 1, count do bar:pushItem(UINavigationItem("Title"), false) end
    for _ = 1, count do bar:popItem(false) end
  end
end)

row("titles changed", function(count)
  local controller = UIViewController("Title")
  show(UINavigationController{ controller })
  return function()
    for i = 1, count do
      controller.title = "Title " .. i
      settle()
    end
  end
end)

row("entries of a menu", function(count)
  return function()
    local entries = made(count, function(i) return UIAction("Action " .. i, nothing) end)
    local button = UIButton("Button")
    button.menu = UIMenu{ title = "Menu", table.unpack(entries, 1, count) }
  end
end)

row("key commands added and removed", function(count)
  local controller = show(UIViewController())
  return function()
    local commands = made(count, function()
      local command = UIKeyCommand{ input = "a", action = nothing }
      controller:addKeyCommand(command)
      return command
    end)
    settle()
    for _, command in ipairs(commands) do controller:removeKeyCommand(command) end
  end
end)

-- Lists

local function source(lengths)
  return {
    numberOfSections = function() return #lengths end,
    numberOfRows = function(_, section) return lengths[section + 1] end,
    cellForRow = function() return UITableViewCell() end,
  }
end

row("rows of a table that is shown to its end", function(count)
  local controller = UITableViewController()
  local table = controller.tableView
  -- As many as there may be: 100,000 for 4,000.
  table.dataSource = source{ 25 * count }
  return function()
    show(controller)
    table:setContentOffset({ x = 0, y = 44 * 25 * count - table.frame.height }, false)
    settle()
  end
end)

row("rows inserted in one batch", function(count)
  local controller = UITableViewController()
  local lengths = { 0 }
  controller.tableView.dataSource = source(lengths)
  show(controller)
  return function()
    controller.tableView:performBatchUpdates(function()
      for i = 1, count do
        lengths[1] = i
        controller.tableView:insertRows({ { section = 0, row = i - 1 } }, "none")
      end
    end)
    settle()
  end
end)

row("sections inserted in one batch", function(count)
  local controller = UITableViewController()
  local lengths = {}
  controller.tableView.dataSource = source(lengths)
  show(controller)
  return function()
    controller.tableView:performBatchUpdates(function()
      for i = 1, count do
        lengths[i] = 1
        controller.tableView:insertSections({ i - 1 }, "none")
      end
    end)
    settle()
  end
end)

row("rows deleted and moved in one batch", function(count)
  local controller = UITableViewController()
  local lengths = { count, count }
  controller.tableView.dataSource = source(lengths)
  show(controller)
  return function()
    controller.tableView:performBatchUpdates(function()
      lengths[1] = 0
      for i = 1, count do
        controller.tableView:deleteRows({ { section = 0, row = i - 1 } }, "none")
      end
      for i = 2, count do
        controller.tableView:moveRow({ section = 1, row = i - 1 }, { section = 1, row = i - 2 })
      end
    end)
    settle()
  end
end)

row("sections deleted and moved in one batch", function(count)
  local controller = UITableViewController()
  local lengths = made(2 * count, function() return 1 end)
  controller.tableView.dataSource = source(lengths)
  show(controller)
  return function()
    controller.tableView:performBatchUpdates(function()
      for i = 1, count do
        lengths[#lengths] = nil
        controller.tableView:deleteSections({ i - 1 }, "none")
      end
      for i = count + 1, 2 * count do
        controller.tableView:moveSection(i - 1, 2 * count - i)
      end
    end)
    settle()
  end
end)

row("classes of cells registered", function(count)
  local controller = UITableViewController()
  return function()
    for i = 1, count do controller.tableView:register(UITableViewCell, "cell " .. i) end
  end
end)

row("items inserted, moved and deleted in batches", function(count)
  local length = 0
  local controller = UICollectionViewController()
  controller.collectionView.dataSource = {
    numberOfItems = function() return length end,
    cellForItem = function() return UICollectionViewCell() end,
  }
  show(controller)
  local function batch(change)
    controller.collectionView:performBatchUpdates(function()
      for i = 0, count - 1 do
        change({ section = 0, row = i }, { section = 0, row = count - 1 - i })
      end
    end)
    settle()
  end
  return function()
    local view = controller.collectionView
    view:reloadData()
    settle()
    batch(function(path)
      view:insertItems({ path })
      length = length + 1
    end)
    batch(function(path, other) view:moveItem(path, other) end)
    batch(function(path)
      view:deleteItems({ path })
      length = length - 1
    end)
  end
end)

local function snapshot(count)
  local new = NSDiffableDataSourceSnapshot()
  new:appendSections{ "S" }
  new:appendItems(made(count, function(i) return i end))
  return new
end

row("items of a snapshot appended one at a time", function(count)
  local new = snapshot(0)
  return function()
    for i = 1, count do new:appendItems{ i } end
  end
end)

row("items of a snapshot deleted one at a time", function(count)
  local new = snapshot(count)
  return function()
    for i = 1, count do new:deleteItems{ i } end
  end
end)

row("items of a snapshot moved one at a time", function(count)
  local new = snapshot(count)
  return function()
    for i = 2, count do new:moveItemBefore(i, 1) end
    for i = 2, count do new:moveItemAfter(i, 1) end
  end
end)

row("items of a snapshot inserted one at a time", function(count)
  local new = snapshot(1)
  return function()
    for i = 2, count do new:insertItemsAfter({ i }, i - 1) end
    for i = 2, count do new:insertItemsBefore({ -i }, 1) end
  end
end)

row("items of a snapshot marked one at a time", function(count)
  local new = snapshot(count)
  return function()
    for i = 1, count do
      new:reloadItems{ i }
      new:reconfigureItems{ i }
    end
  end
end)

row("sections of a snapshot appended one at a time", function(count)
  local new = NSDiffableDataSourceSnapshot()
  return function()
    for i = 1, count do
      new:appendSections{ i }
      new:appendItems({ -i }, i)
    end
  end
end)

row("sections of a snapshot inserted one at a time", function(count)
  local new = NSDiffableDataSourceSnapshot()
  new:appendSections{ 1 }
  return function()
    for i = 2, count do new:insertSectionsAfter({ i }, i - 1) end
    for i = 2, count do new:insertSectionsBefore({ -i }, 1) end
  end
end)

row("sections of a snapshot moved and deleted one at a time", function(count)
  local new = NSDiffableDataSourceSnapshot()
  new:appendSections(made(count, function(i) return i end))
  return function()
    for i = 2, count do new:moveSectionBefore(i, 1) end
    for i = 2, count do new:moveSectionAfter(i, 1) end
    for i = 1, count do new:deleteSections{ i } end
  end
end)

-- Others

row("observers of notifications added and removed", function(count)
  return function()
    local all = made(count, function()
      return NotificationCenter.addObserver("orientationDidChange", nothing)
    end)
    for _, number in ipairs(all) do NotificationCenter.removeObserver(number) end
  end
end)

row("entries of an activity", function(count)
  local activity = NSUserActivity("com.example.activity")
  return function()
    for i = 1, count do activity:addUserInfoEntries{ ["key " .. i] = i } end
  end
end)

row("functions called later", function(count)
  return function()
    for i = 1, count do after(i / 1000, nothing) end
    settle()
  end
end)

row("marks", function(count)
  return function()
    for _ = 1, count do mark("mark") end
  end
end)

row("changes of traits", function(count)
  show(UIViewController())
  return function()
    for i = 1, count do
      window.overrideUserInterfaceStyle = i % 2 == 0 and "dark" or "light"
      settle()
    end
  end
end)

return rows
