-- facts: B91
-- A grouped table has sections with headers; rows are identified by section and row, both from 0.
local groups = {
  { title = "Wireless", "Wi-Fi", "Bluetooth" },
  { title = "Display", "Brightness" },
}
local Settings = class("SettingsViewController", UITableViewController)
function Settings:numberOfSections() return #groups end
function Settings:numberOfRows(_, section) return #groups[section + 1] end
function Settings:titleForHeader(_, section) return groups[section + 1].title end
function Settings:cellForRow(view, indexPath)
  local cell = view:dequeueReusableCell("Cell", indexPath)
  cell.textLabel.text = groups[indexPath.section + 1][indexPath.row + 1]
  cell.accessoryType = "disclosureIndicator"
  return cell
end
function Settings:didSelectRow(_, indexPath) print(indexPath.section, indexPath.row) end
function Settings:viewDidLoad() self.tableView:register(UITableViewCell, "Cell") end
local settings = Settings{ style = "grouped", title = "Settings" }
window.rootViewController = settings
settle()
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
local view = settings.tableView
print(view.numberOfSections, view:numberOfRows(0), view:numberOfRows(1))
print(view.backgroundColor, view.delegate == settings, view.dataSource == settings)
--> 2 2 1
--> groupTableViewBackground true true
user.selectRow(0, 1)
--> UITableView didSelectRow(section 1, row 0)
--> 1 0
table.remove(groups, 1)
view:deleteSections({ 0 })
print(view.numberOfSections, view.indexPathForSelectedRow.section)
--> 1 0
local _, problem = pcall(view.deleteSections, view, { 0 })
print(problem.message)
--> exception NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
--> Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
