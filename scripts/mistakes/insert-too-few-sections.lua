-- facts: B91
-- The data gains two sections, and none is inserted into the table.
local sections = 1
local rows = { "One", "Two" }
local table = UITableView{ name = "table" }
table.dataSource = {
  numberOfSections = function() return sections end,
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
sections = 3
local _, problem = pcall(table.insertRows, table, {})
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (3) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
--> section-count
--> the data source is read again after an update, and has to match it
