-- facts: H136
-- A section is inserted, and another one moves behind it.
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
sections = 3
table:performBatchUpdates(function()
  table:insertSections({ 0 })
  table:moveSection(0, 1)
end)
print(table.numberOfSections, #warnings())
--> 3 0
