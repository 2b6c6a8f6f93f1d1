-- facts: H125
-- A cell of a table shows a content configuration in the place of its own labels.
local Row = {}
local controller = UITableViewController "Table"
function controller:numberOfRows() return 3 end
function controller:cellForRow(_, indexPath)
  local cell = UITableViewCell{ style = indexPath.row == 1 and "value1" or "subtitle" }
  local content = cell:defaultContentConfiguration()
  content.text = "Row " .. indexPath.row
  content.secondaryText = "More"
  if indexPath.row < 2 then cell.contentConfiguration = content end
  Row[indexPath.row] = cell
  return cell
end
window.rootViewController = controller
settle()
print(screen())
--> Table viewDidLoad
--> Table viewWillAppear
--> Table viewIsAppearing
--> Table viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Row 0                              │
--> │   More                               │
--> │   Row 1                         More │
--> │                                      │
--> └──────────────────────────────────────┘
print(Row[0].textLabel, Row[0].contentConfiguration.secondaryText, Row[2].textLabel ~= nil)
--> nil More true
local content = Row[0].contentConfiguration
content.text = "Changed"
print(Row[0].contentConfiguration.text)
Row[0].contentConfiguration = content
print(Row[0].contentConfiguration.text, user.tap "Changed")
--> Row 0
--> Changed true
Row[1].contentConfiguration = nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ▸ Changed                            │
--> │   More                               │
--> │                                      │
--> │                                      │
--> └──────────────────────────────────────┘
