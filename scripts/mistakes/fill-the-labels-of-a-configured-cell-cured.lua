-- facts: H125
-- The second text belongs to the configuration, before it is assigned.
local controller = UITableViewController "Inbox"
local shown
function controller.numberOfRows() return 1 end
function controller.cellForRow()
  local cell = UITableViewCell{ style = "subtitle" }
  local content = cell:defaultContentConfiguration()
  content.text = "Ada"
  content.secondaryText = "2 new"
  cell.contentConfiguration = content
  shown = cell
  return cell
end
window.rootViewController = controller
settle()
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> Inbox viewDidAppear
print(shown.contentConfiguration.text, shown.contentConfiguration.secondaryText)
--> Ada 2 new
