-- An iPad with two columns.
simulator.device = "iPad"
local list = class("MasterViewController", UITableViewController)
function list:numberOfRows() return 3 end
function list:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = ({ "One", "Two", "Three" })[path.row + 1]
  return cell
end
local detail = UIViewController{ title = "Two" }
detail.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Share", action = function() end }
window.rootViewController = UISplitViewController{ UINavigationController{ list{ title = "Master" } }, UINavigationController{ detail } }
user.rotate "landscape"
settle()
