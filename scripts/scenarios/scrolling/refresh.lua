-- facts: E41
-- A pull sends valueChanged; the program has to end the refresh.
local list = UITableViewController "Mail"
function list:numberOfRows() return 3 end
function list:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = "Message " .. path.row
  return cell
end
window.rootViewController = UINavigationController{ list }
settle()
print(user.pullToRefresh(list.tableView))
--> Mail willMove(toParent: UINavigationController#2)
--> Mail viewDidLoad
--> Mail viewWillAppear
--> Mail viewIsAppearing
--> Mail viewDidAppear
--> Mail didMove(toParent: UINavigationController#2)
--> false it has no refresh control

local control = UIRefreshControl()
control:addTarget(nil, function() print("loading") end, "valueChanged")
list.refreshControl = control
print(user.pullToRefresh(list.tableView))
settle()
print(control.isRefreshing, list.tableView.contentOffset.y, screen())
--> loading
--> true
--> true -151.0 ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Mail                 │
--> ├──────────────────────────────────────┤
--> │ [refreshing]                         │
--> │   Message 0                          │
--> │   Message 1                          │
--> │   Message 2                          │
--> └──────────────────────────────────────┘

print(user.pullToRefresh(list.tableView))
control:endRefreshing()
settle()
print(control.isRefreshing, list.tableView.contentOffset.y)
--> false it is refreshing; endRefreshing() ends that
--> false -91.0

-- Begun by the program, nothing is sent, and nothing scrolls.
control:beginRefreshing()
settle()
print(control.isRefreshing, list.tableView.contentOffset.y)
--> true -91.0
