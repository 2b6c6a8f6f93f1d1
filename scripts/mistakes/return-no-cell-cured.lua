-- facts: B89
-- It returns a cell for each row.
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfRows = function() return 1 end,
  cellForRow = function() return UITableViewCell{} end,
}
table:reloadData()
print(table:numberOfRows(0), #warnings())
--> 1 0
