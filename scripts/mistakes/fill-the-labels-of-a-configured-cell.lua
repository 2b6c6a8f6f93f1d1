-- facts: H125
-- A configuration takes the place of a cell's own labels: what is set there is not seen.
local controller = UITableViewController "Inbox"
local shown
function controller.numberOfRows() return 1 end
function controller.cellForRow()
  local cell = UITableViewCell{ style = "subtitle" }
  local content = cell:defaultContentConfiguration()
  content.text = "Ada"
  local detail = cell.detailTextLabel
  cell.contentConfiguration = content
  detail.text = "2 new"
  print(detail.superview, cell.detailTextLabel)
  shown = cell
  return cell
end
window.rootViewController = controller
settle()
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> nil nil
--> Inbox viewIsAppearing
--> Inbox viewDidAppear
print(shown.contentConfiguration.text, shown.contentConfiguration.secondaryText)
--> Ada nil
