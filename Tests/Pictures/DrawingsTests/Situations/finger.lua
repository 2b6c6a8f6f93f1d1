-- A finger on a row.
local list = class("ItemsViewController", UITableViewController)
function list:numberOfRows() return 3 end
function list:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = "Row " .. path.row + 1
  return cell
end
window.rootViewController = UINavigationController{ list{ title = "List" } }
settle()
user.tap "Row 2"
