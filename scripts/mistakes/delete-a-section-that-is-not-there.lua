-- facts: B91
-- A section is deleted that the table does not have.
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
local _, problem = pcall(table.deleteSections, table, { 2 })
print(problem.code)
print(problem.why)
print(table.numberOfSections)
--> exception NSInternalInconsistencyException: attempt to delete section 2, but there are only 2 sections before the update
--> section-to-delete
--> only a section that is there can be deleted
--> 2
