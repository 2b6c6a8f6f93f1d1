-- facts: B91
-- The second section has the number 1, as sections count from 0.
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
sections = 1
table:deleteSections({ 1 })
print(table.numberOfSections, #warnings())
--> 1 0
