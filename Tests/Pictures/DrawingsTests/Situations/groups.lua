-- Groups of rows with texts above and below them.
local list = class("SettingsViewController", UITableViewController)
local groups = { { "Airplane Mode", "Wi-Fi" }, { "General", "Sounds", "Brightness" } }
function list:numberOfSections() return #groups end
function list:numberOfRows(_, section) return #groups[section + 1] end
function list:titleForHeader(_, section) return section == 1 and "THIS DEVICE" or nil end
function list:titleForFooter(_, section) return section == 0 and "Wi-Fi is off in airplane mode." or nil end
function list:cellForRow(_, path)
  local cell = UITableViewCell{ style = path.section == 0 and "value1" or "default" }
  cell.textLabel.text = groups[path.section + 1][path.row + 1]
  if path.section == 0 then cell.detailTextLabel.text = "Off" end
  cell.accessoryType = path.section == 1 and "disclosureIndicator" or "none"
  return cell
end
window.rootViewController = UINavigationController{ list{ style = "grouped", title = "Settings" } }
settle()
