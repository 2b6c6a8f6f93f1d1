-- facts: B91
-- An error ends a batch, so that later changes don't wait for its end.
local count = 1
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfRows = function() return count end,
  cellForRow = function() return UITableViewCell{} end,
}
local home = UIViewController "Home"
window.rootViewController = home
home.view:addSubview(table)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(select(2, pcall(table.performBatchUpdates, table, function() error("not now", 0) end)))
--> not now
count = 2
table:insertRows({ { section = 0, row = 1 } })
settle()
print(#table.visibleCells)
--> 2
