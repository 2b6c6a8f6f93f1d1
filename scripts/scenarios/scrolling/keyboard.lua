-- facts: E34
-- A table controller makes room for the keyboard in adjustedContentInset alone.
simulator.model = "iPhone X"
local form = UITableViewController "Form"
function form:didChangeAdjustedContentInset(table)
  print(table.adjustedContentInset.bottom, table.contentInset.bottom, table.safeAreaInsets.bottom)
end
window.rootViewController = UINavigationController{ form }
settle()
local field = UITextField{ frame = { width = 200, height = 40 }, placeholder = "Name" }
form.tableView:addSubview(field)
field:becomeFirstResponder()
settle()
field:resignFirstResponder()
settle()
--> Form willMove(toParent: UINavigationController#2)
--> Form viewDidLoad
--> Form viewWillAppear
--> UITableView didChangeAdjustedContentInset
--> 34.0 0.0 34.0
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: UINavigationController#2)
--> UITableView didChangeAdjustedContentInset
--> 216.0 0.0 34.0
--> UITableView didChangeAdjustedContentInset
--> 34.0 0.0 34.0
