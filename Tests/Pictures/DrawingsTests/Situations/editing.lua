-- A list that is being edited: controls at the left, a check mark, two lines in a row.
local list = class("NotesViewController", UITableViewController)
function list:numberOfRows() return 4 end
function list:editingStyleForRow(_, path) return path.row == 3 and "insert" or "delete" end
function list:cellForRow(_, path)
  local cell = UITableViewCell{ style = "subtitle" }
  cell.textLabel.text = "Note " .. path.row + 1
  cell.detailTextLabel.text = "written on a very long day that does not seem to end at all"
  cell.accessoryType = ({ "checkmark", "detailDisclosureButton", "detailButton", "none" })[path.row + 1]
  return cell
end
local notes = list{ title = "Notes" }
notes.navigationItem.rightBarButtonItem = notes.editButtonItem
window.rootViewController = UINavigationController{ notes }
settle()
notes:setEditing(true, false)
settle()
screen()
wait(0)
