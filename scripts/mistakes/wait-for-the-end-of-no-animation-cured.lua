-- facts: E37
-- Only an animated change ends with the call; one that isn't has happened when it returns.
local list = UITableViewController "List"
function list:numberOfRows() return 50 end
function list:cellForRow() return UITableViewCell() end
window.rootViewController = list
settle()
list.tableView:setContentOffset({ x = 0, y = 900 }, false)
list.tableView:selectRow({ row = 40 }, false)
print(list.tableView.indexPathForSelectedRow.row)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> 40
