-- facts: B91
-- The data changes first, then the table is updated.
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
rows[2] = nil
table:deleteRows({ { section = 0, row = 1 } })
print(table:numberOfRows(0), #warnings())
--> 1 0
