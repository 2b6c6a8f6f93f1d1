-- facts: H92
-- The handler says when the action is done; the row closes then.
local List = class("List", UITableViewController)
function List:numberOfRows() return 1 end
function List:cellForRow()
  local cell = UITableViewCell{}
  cell.textLabel.text = "Milk"
  return cell
end
function List:trailingSwipeActionsConfigurationForRow()
  return UISwipeActionsConfiguration{
    UIContextualAction{
      title = "Bought",
      handler = function(_, _, completion)
        print("bought")
        completion(true)
      end,
    },
  }
end
local list = List{ title = "List" }
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
user.swipeRow(0)
user.tap("Bought")
settle()
print(list.tableView.isEditing, #warnings())
--> UITableView handler(Bought)
--> bought
--> false 0
