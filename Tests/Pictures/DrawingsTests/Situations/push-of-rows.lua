-- A push of a list with groups, half-way.
local list = class("LevelViewController", UITableViewController)
function list:numberOfRows() return 2 end
function list:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = ({ "About", "Usage" })[path.row + 1]
  cell.accessoryType = "disclosureIndicator"
  return cell
end
local nav = UINavigationController{ list{ title = "Settings", style = "grouped" } }
window.rootViewController = nav
settle()
nav:pushViewController(list{ title = "General", style = "grouped" }, true)
wait(0.175)
