-- facts: H136
-- A section is inserted where another one moves to.
local sections = 2
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfSections = function() return sections end,
  numberOfRows = function() return 1 end,
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
sections = 3
local _, problem = pcall(table.performBatchUpdates, table, function()
  table:insertSections({ 1 })
  table:moveSection(0, 1)
end)
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: attempt to perform an insert and a move to the same section (1)
--> inserted-and-moved
--> two can't be in the same place afterwards
