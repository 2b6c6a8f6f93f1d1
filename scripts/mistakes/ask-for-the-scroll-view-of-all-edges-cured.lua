-- facts: E43
-- It is asked for each edge by itself.
local list = UITableViewController "List"
list:setContentScrollView(list.tableView, "all")
print(list:contentScrollView("top") == list.tableView, #warnings())
--> List viewDidLoad
--> true 0
