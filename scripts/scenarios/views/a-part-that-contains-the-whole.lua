-- facts: A45
-- A view has a part for another one only if that may be added to it: a view in itself is refused.
local list = UITableViewController "List"
local nav = UINavigationController{ list }
window.rootViewController = nav
settle()
--> List willMove(toParent: UINavigationController#2)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#2)

local table = list.tableView
local header = UILabel{ text = "Header" }
table.tableHeaderView = header
print(pcall(function() table.tableHeaderView = table end))
print(pcall(function() table.tableFooterView = nav.view end))
print(table.tableHeaderView == header, table.tableFooterView)
print(screen())
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:17: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:18: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> true nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 List                 │
--> ├──────────────────────────────────────┤
--> │ Header                               │
--> └──────────────────────────────────────┘

-- Two tables, each the header of the other: the one outside is refused.
local inner = UITableView()
table.tableHeaderView = inner
print(pcall(function() inner.tableHeaderView = table end))
print(inner.tableHeaderView, table.tableHeaderView == inner)
print(screen())
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:35: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> nil true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 List                 │
--> ├──────────────────────────────────────┤
--> │                                      │
--> └──────────────────────────────────────┘

-- A header that the program has moved elsewhere is none any more.
inner:removeFromSuperview()
list.navigationItem.titleView = inner
inner:addSubview(UILabel{ text = "Title" })
print(table.tableHeaderView)
print(screen())
--> nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │            [UITableView]             │
--> ├──────────────────────────────────────┤
--> │                                      │
--> └──────────────────────────────────────┘

-- What a delegate answers is no other case.
table.delegate = { viewForHeader = function(self) return self end }
print(pcall(function() table:reloadData() settle() end))
print(screen())
user.tap(table)
table.delegate = nil
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:62: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │            [UITableView]             │
--> ├──────────────────────────────────────┤
--> │                                      │
--> └──────────────────────────────────────┘

-- The views of bars.
print(pcall(function() list.navigationItem.titleView = nav.navigationBar end))
list.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Done" }
print(pcall(function() list.navigationItem.rightBarButtonItem.customView = nav.view end))
print(screen())
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:75: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> exception NSInvalidArgumentException: Can't add self as subview
--> false scripts/scenarios/views/a-part-that-contains-the-whole.lua:77: NSInvalidArgumentException: Can't add self as subview (a view has one superview, and no view is inside itself)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │          [UINavigationBar]  [UIView] │
--> ├──────────────────────────────────────┤
--> │                                      │
--> └──────────────────────────────────────┘

-- The contents of a cell are what is in it, not what was in it.
local cell = UITableViewCell()
cell.textLabel.text = "Row"
table.dataSource = {
  numberOfRows = function() return 1 end,
  cellForRow = function() return cell end,
}
settle()
local contents = cell.contentView
contents:removeFromSuperview()
list.view:addSubview(contents)
contents:addSubview(cell)
settle()
print(cell.contentView == cell)
print(screen())
contents = nil
collectgarbage()
print(screen())
--> true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │          [UINavigationBar]  [UIView] │
--> ├──────────────────────────────────────┤
--> │                                      │
--> │ Row                                  │
--> │          [UITableViewCell]           │
--> └──────────────────────────────────────┘
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │          [UINavigationBar]  [UIView] │
--> ├──────────────────────────────────────┤
--> │                                      │
--> │ Row                                  │
--> │          [UITableViewCell]           │
--> └──────────────────────────────────────┘

-- A view that enters another one as that is about to enter it.
local box, view = class("Box", UIView)(), UIView()
function box:willMoveToSuperview(superview)
  if superview then self:addSubview(superview) end
end
view:addSubview(box)
print(view.superview == box, box.superview)
--> true nil
