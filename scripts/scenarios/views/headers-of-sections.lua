-- facts: B89
-- The delegate's view replaces the title above or below a section; it is asked once until the rows
-- are reloaded, and its buttons can be tapped.
local list = class("List", UITableViewController)
function list:numberOfSections() return 2 end
function list:numberOfRows(_, section) return section + 1 end
function list:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = "row " .. path.section .. "." .. path.row
  return cell
end
function list:titleForHeader(_, section) return "section " .. section end
function list:titleForFooter(_, section) return section == 1 and "the end" or nil end
function list:viewForHeader(_, section)
  if section ~= 0 then return nil end
  print("a header for", section)
  local header = UIView{}
  local edit = UIButton{ title = "Edit", frame = { x = 20, y = 10, width = 100, height = 30 } }
  edit.action = function() self:setEditing(not self.isEditing, true) end
  header:addSubview(edit)
  return header
end
function list:heightForHeader(_, section) return section == 0 and 60 or 20 end
local items = list "Items"
window.rootViewController = items
settle()
print(screen())
--> Items viewDidLoad
--> Items viewWillAppear
--> a header for 0
--> Items viewIsAppearing
--> Items viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │  [ Edit ]                            │
--> │   row 0.0                            │
--> │ section 1                            │
--> │   row 1.0                            │
--> │   row 1.1                            │
--> │ the end                              │
--> └──────────────────────────────────────┘
print(user.tap "Edit", items.isEditing)
local table = items.tableView
for _, cell in ipairs(table.visibleCells) do print(cell.textLabel.text, cell.frame.y) end
--> true true
--> row 0.0 60.0
--> row 1.0 124.0
--> row 1.1 168.0
-- Without the functions the table's own heights count; a footer's view is its delegate's too.
local plain = UITableView{ sectionHeaderHeight = 40, sectionFooterHeight = 10 }
plain.dataSource = {
  numberOfRows = function() return 1 end,
  cellForRow = function() return UITableViewCell{} end,
  titleForHeader = function() return "above" end,
}
plain.delegate = {
  viewForFooter = function() return UILabel "below" end,
}
plain.frame = { x = 0, y = 0, width = 320, height = 400 }
window.rootViewController = UIViewController{ name = "plain" }
window.rootViewController.view:addSubview(plain)
print(plain.visibleCells[1].frame.y, #plain.subviews, plain.subviews[2].frame.y)
print(screen())
--> plain viewDidLoad
--> Items viewWillDisappear
--> plain viewWillAppear
--> 40.0 2 84.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ above                                │
--> │                                      │
--> │ below                                │
--> └──────────────────────────────────────┘
--> plain viewIsAppearing
