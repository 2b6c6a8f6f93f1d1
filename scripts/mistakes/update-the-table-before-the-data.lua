-- facts: B91
-- A row is deleted from the table, and the data still has it.
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
local _, problem = pcall(table.deleteRows, table, { { section = 0, row = 1 } })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (2) must be equal to the number of rows contained in that section before the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
--> row-count
--> the data source is read again after an update, and has to match it
