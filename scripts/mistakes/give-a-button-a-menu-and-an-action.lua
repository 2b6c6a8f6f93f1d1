-- facts: H18
-- A bar button has an action and a menu: a tap performs the action, and the menu isn't shown.
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "More", action = function() print "action" end,
  menu = UIMenu{ UIAction{ title = "Rename", handler = function() print "rename" end } },
}
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
user.tap "More"
settle()
print((pcall(user.tap, "Rename")))
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> action
--> false
