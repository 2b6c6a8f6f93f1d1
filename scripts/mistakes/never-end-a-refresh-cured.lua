-- facts: E41
-- The refresh ends when the contents have come.
local list = UITableViewController "Mail"
local control = UIRefreshControl()
control:addTarget(nil, function()
  print("load the mail")
  after(0.5, function() control:endRefreshing() end)
end, "valueChanged")
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
--> load the mail
--> true
