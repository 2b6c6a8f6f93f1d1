-- facts: B91
-- The table reloads all of its data.
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
table:reloadData()
print(table.numberOfSections, #warnings())
--> 3 0
