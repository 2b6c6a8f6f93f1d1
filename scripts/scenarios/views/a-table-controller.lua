-- facts: B89
-- A table controller serves its table, loads it when it first appears, and clears selections.
local asked = {}
local List = class("ListViewController", UITableViewController)
function List:numberOfRows()
  asked[#asked + 1] = "rows"
  return 2
end
function List:cellForRow(_, indexPath)
  asked[#asked + 1] = "cell " .. indexPath.row
  local cell = UITableViewCell{ style = "value1" }
  cell.textLabel.text, cell.detailTextLabel.text = "Row", tostring(indexPath.row)
  return cell
end
local list = List{ title = "List" }
local nav = UINavigationController{ list, name = "nav" }
local view = list.tableView
print(view == list.view, view.dataSource == list, view.delegate == list)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> true true true
print(#asked)
--> 0
window.rootViewController = nav
settle()
print(table.concat(asked, ", "))
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> rows, cell 0, cell 1
asked = {}
list.tableView:selectRow({ row = 1, section = 0 }, false)
nav:pushViewController(UIViewController "Detail", true)
settle()
print(list.tableView.indexPathForSelectedRow.row)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> 1
user.back()
settle()
print(list.tableView.indexPathForSelectedRow, #asked)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> nil 0
list:setEditing(true, true)
print(list.isEditing, list.tableView.isEditing)
--> true true
