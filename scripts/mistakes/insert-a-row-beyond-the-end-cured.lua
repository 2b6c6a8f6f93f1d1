-- facts: B91
-- The row is inserted right after the last one.
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
table:insertRows({ { section = 0, row = 2 } })
print(table:numberOfRows(0), #warnings())
--> 3 0
