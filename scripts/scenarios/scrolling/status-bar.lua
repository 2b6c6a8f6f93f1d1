-- facts: E39
-- A tap on the status bar scrolls to the top, if one scroll view on screen wants that.
local list = UITableViewController "List"
function list:numberOfRows() return 100 end
function list:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = "Row " .. path.row
  return cell
end
function list:shouldScrollToTop() return self.allows end
function list:didScrollToTop() print("at the top", self.tableView.contentOffset.y) end
window.rootViewController = list
settle()
print(user.tapStatusBar())
list.tableView:setContentOffset({ x = 0, y = 900 }, false)
print(user.tapStatusBar())
list.allows = true
print(user.tapStatusBar())
settle()
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> false it is at the top
--> UITableView shouldScrollToTop
--> true
--> UITableView shouldScrollToTop
--> true
--> … 300 ms
--> UITableView didScrollToTop
--> at the top -47.0

list.view:addSubview(UIScrollView())
list.tableView:setContentOffset({ x = 0, y = 900 }, false)
print(user.tapStatusBar())
--> false 2 scroll views on screen have scrollsToTop, so none scrolls
