-- facts: H125
-- The second text belongs to the configuration, before it is assigned.
local controller = UITableViewController "Inbox"
function controller.numberOfRows() return 1 end
function controller.cellForRow()
  local cell = UITableViewCell{ style = "subtitle" }
  local content = cell:defaultContentConfiguration()
  content.text = "Ada"
  content.secondaryText = "2 new"
  cell.contentConfiguration = content
  return cell
end
window.rootViewController = controller
settle()
print(screen())
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> Inbox viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Ada                                │
--> │   2 new                              │
--> └──────────────────────────────────────┘
