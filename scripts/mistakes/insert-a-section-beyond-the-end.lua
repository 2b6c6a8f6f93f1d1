-- facts: B91
-- A section is inserted where the data has none.
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
local _, problem = pcall(table.insertSections, table, { 5 })
print(problem.code)
print(problem.why)
print(table.numberOfSections)
--> exception NSInternalInconsistencyException: attempt to insert section 5 but there are only 2 sections after the update
--> section-to-insert
--> a section can be inserted where there will be one
--> 1
