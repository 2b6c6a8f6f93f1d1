-- facts: H136
-- A row is deleted and moved in one batch.
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
rows = { "b", "c" }
local _, problem = pcall(table.performBatchUpdates, table, function()
  table:deleteRows({ { section = 0, row = 0 } })
  table:moveRow({ section = 0, row = 0 }, { section = 0, row = 1 })
end)
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})
--> deleted-and-moved
--> what is deleted is gone, and a reload is a deletion and an insertion
