-- facts: B91
-- The new section is the second one of the data.
local sections = 1
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
sections = 2
table:insertSections({ 1 })
print(table.numberOfSections, #warnings())
--> 2 0
