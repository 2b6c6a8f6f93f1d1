-- facts: H98
-- A cell without constraints is as high as its `sizeThatFits` says.
local Row = class("Row", UITableViewCell)
function Row:sizeThatFits(size) return { width = size.width, height = 70 } end
local list = UITableViewController{ title = "List" }
function list:numberOfRows() return 2 end
function list:cellForRow(table, path)
  return path.row == 0 and table:dequeueReusableCell("row", path) or UITableViewCell{}
end
list.tableView:register(Row, "row")
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
for _, cell in ipairs(list.tableView.visibleCells) do print(cell.frame.height) end
--> 70.0
--> 44.0
