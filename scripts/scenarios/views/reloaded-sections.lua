-- facts: H133
-- A section that is reloaded may have other rows than before.
local lengths, list = { 2, 1 }, UITableViewController "List"
list.tableView.dataSource = {
  numberOfSections = function() return #lengths end,
  numberOfRows = function(_, section) return lengths[section + 1] end,
  cellForRow = function(_, path)
    local cell = UITableViewCell{}
    cell.textLabel.text = path.section .. "." .. path.row
    return cell
  end,
}
window.rootViewController = list
settle()
lengths[1] = 4
list.tableView:reloadSections({ 0 }, "automatic")
settle()
print(#list.tableView.visibleCells, list.tableView:numberOfRows(0))
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> 5 4
