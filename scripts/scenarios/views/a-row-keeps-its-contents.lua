-- facts: B89
-- A row keeps the values it was configured with; `reloadData` configures it again.
local names = { "Old Sofa" }
local List = class("ListViewController", UITableViewController)
function List:numberOfRows() return #names end
function List:cellForRow(view, indexPath)
  local cell = view:dequeueReusableCell("Cell") or UITableViewCell{ reuseIdentifier = "Cell" }
  cell.textLabel.text = names[indexPath.row + 1]
  return cell
end
local list = List{ title = "List" }
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
local cell = list.tableView:cellForRow({ row = 0 })
names[1] = "Red Sofa"
print(cell.textLabel.text)
--> Old Sofa
list.tableView:reloadData()
print(cell.textLabel.text, list.tableView:cellForRow({ row = 0 }) == cell)
print(cell.textLabel.text)
--> Old Sofa true
--> Red Sofa
