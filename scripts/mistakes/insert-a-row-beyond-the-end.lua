-- facts: B91
-- A row is inserted past the end.
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
rows[3] = "Three"
local _, problem = pcall(table.insertRows, table, { { section = 0, row = 9 } })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update
--> row-to-insert
--> a row can be inserted up to one past the last
