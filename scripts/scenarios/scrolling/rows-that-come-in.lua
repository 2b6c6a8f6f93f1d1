-- facts: H89, H97
-- Only rows that are seen, and those of a screen below, have cells: scrolling asks for the others.
local list = class("List", UITableViewController)
local asked = {}
function list:viewDidLoad()
  list.super.viewDidLoad(self)
  self.tableView:register(UITableViewCell, "row")
end
function list:numberOfRows() return 100000 end
function list:cellForRow(view, path)
  asked[#asked + 1] = path.row
  local cell = view:dequeueReusableCell("row", path)
  cell.textLabel.text = "Row " .. path.row
  return cell
end
local rows = list "Rows"
local view = rows.tableView
local function report()
  local paths = view.indexPathsForVisibleRows
  print(#asked, asked[1], asked[#asked], paths[1].row, paths[#paths].row, #view.subviews)
  asked = {}
end
window.rootViewController = rows
settle()
report()
print(view.contentSize.height, view:cellForRow{ row = 25 } ~= nil, view:cellForRow{ row = 500 })
--> Rows viewDidLoad
--> Rows viewWillAppear
--> Rows viewIsAppearing
--> Rows viewDidAppear
--> 38 0 37 0 18 38
--> 4400000.0 true nil
view.contentOffset = { x = 0, y = 440 }
settle()
report()
view.contentOffset = { x = 0, y = 3000000 }
settle()
report()
--> 11 38 48 10 29 40
--> 40 68181 68220 68181 68200 40
-- The user scrolls down to a row before tapping it.
view.contentOffset = { x = 0, y = 0 }
print(user.tap "Row 300", view.contentOffset.y, view.indexPathForSelectedRow.row)
print(user.selectRow(99999), view.contentOffset.y, view.indexPathForSelectedRow.row)
--> true 12434.0 300
--> true 4399190.0 99999
-- A height that contents decide is an estimate until the row has a cell, and is kept afterwards.
local Tall = class("Tall", UITableViewCell)
function Tall:sizeThatFits(size) return { width = size.width, height = 100 } end
function list:cellForRow() return Tall() end
view.contentOffset = { x = 0, y = 0 }
view.estimatedRowHeight = 50
view:reloadData()
settle()
local height = view.contentSize.height
print(height, #view.visibleCells)
view.contentOffset = { x = 0, y = 2500 }
settle()
print(view.contentSize.height - height, view.visibleCells[1].frame.y)
view.contentOffset = { x = 0, y = 0 }
settle()
print(view.contentSize.height - height)
--> 5000850.0 9
--> 900.0 2450.0
--> 900.0
