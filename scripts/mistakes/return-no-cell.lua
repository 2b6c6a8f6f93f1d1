-- facts: B89
-- The data source returns nil for a row.
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfRows = function() return 1 end,
  cellForRow = function() end,
}
local _, problem = pcall(table.reloadData, table)
if not problem then _, problem = pcall(table.cellForRow, table, { section = 0, row = 0 }) end
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: UITableView (UITableView "table") failed to obtain a cell from its dataSource (table)
--> no-cell
--> each row needs a cell
