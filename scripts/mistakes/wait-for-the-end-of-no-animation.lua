-- facts: E37
-- Without an animation there is no end of one: the row isn't selected.
local list = UITableViewController "List"
function list:numberOfRows() return 50 end
function list:cellForRow() return UITableViewCell() end
function list:didEndScrollingAnimation(table)
  table:selectRow({ row = 40 }, false)
end
window.rootViewController = list
settle()
list.tableView:setContentOffset({ x = 0, y = 900 }, false)
settle()
print(list.tableView.indexPathForSelectedRow)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> nil
