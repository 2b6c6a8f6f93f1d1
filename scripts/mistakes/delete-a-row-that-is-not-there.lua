-- facts: B91
-- A row is deleted that the table doesn't have.
local rows = { "One", "Two" }
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfRows = function() return #rows end,
  cellForRow = function(_, path)
    local cell = UITableViewCell{}
    cell.textLabel.text = rows[path.row + 1]
    return cell
  end,
}
local home = UIViewController "Home"
window.rootViewController = home
home.view:addSubview(table)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local _, problem = pcall(table.deleteRows, table, { { section = 0, row = 7 } })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: attempt to delete row 7 from section 0 which only contains 2 rows before the update
--> row-to-delete
--> only an existing row can be deleted
