std = "lua54"
max_line_length = 100
-- Recorded output is as long as it is, and ends as it does.
max_comment_line_length = false
ignore = { "614" }
self = false

-- Scripts write their fields; luacheck knows no way to allow that and still refuse an assignment.
globals = { "window", "app", "simulator", "nibs" }

read_globals = {
  -- The world.
  "defaults", "now", "wait", "settle", "after", "user", "tree", "families", "screen", "timeline",
  "record", "mark", "weak", "warnings", "leaks", "class", "Coder", "CATransaction",
  -- Classes.
  "UIResponder", "UIViewController", "UINavigationController", "UITabBarController",
  "UIPageViewController", "UISplitViewController", "UITabBar", "UIPercentDrivenInteractiveTransition",
  "UIWindow",
  "UIView", "UINavigationItem", "UIBarButtonItem", "UINavigationBar",
  "UIViewControllerTransitionCoordinator", "UILabel", "UIImageView", "UIControl", "UIButton",
  "UITextField", "UITableView", "UITableViewCell", "UITableViewController",
}
