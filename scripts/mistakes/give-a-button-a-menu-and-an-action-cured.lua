-- facts: H18
-- Without an action a tap shows the menu; with one a long press does.
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "More",
  menu = UIMenu{ UIAction{ title = "Rename", handler = function() print "rename" end } },
}
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
user.tap "More"
settle()
user.tap "Rename"
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> rename
