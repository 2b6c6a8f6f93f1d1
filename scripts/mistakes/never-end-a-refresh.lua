-- facts: E41
-- Without endRefreshing the control keeps refreshing, and no later pull does anything.
local list = UITableViewController "Mail"
local control = UIRefreshControl()
control:addTarget(nil, function() print("load the mail") end, "valueChanged")
list.refreshControl = control
window.rootViewController = UINavigationController{ list }
settle()
print(user.pullToRefresh(list.tableView))
settle()
print(user.pullToRefresh(list.tableView))
--> Mail viewDidLoad
--> Mail willMove(toParent: UINavigationController#2)
--> Mail viewWillAppear
--> Mail viewIsAppearing
--> Mail viewDidAppear
--> Mail didMove(toParent: UINavigationController#2)
--> load the mail
--> true
--> false it is refreshing; endRefreshing() ends that
