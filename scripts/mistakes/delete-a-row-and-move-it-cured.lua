-- facts: H136
-- One row is deleted, and another one moves.
local rows = { "a", "b", "c" }
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfRows = function() return #rows end,
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
rows = { "c", "b" }
table:performBatchUpdates(function()
  table:deleteRows({ { section = 0, row = 0 } })
  table:moveRow({ section = 0, row = 2 }, { section = 0, row = 0 })
end)
print(#table.visibleCells, #warnings())
--> 2 0
