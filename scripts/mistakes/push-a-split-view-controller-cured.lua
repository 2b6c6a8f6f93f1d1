-- facts: A60
-- A split view controller is the root of a window, or a tab.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local split = UISplitViewController{ UIViewController "List", UIViewController "Item" }
local tabs = UITabBarController{ nav, split, name = "tabs" }
window.rootViewController = tabs
settle()
--> Home willMove(toParent: nav)
--> List willMove(toParent: UISplitViewController#5)
--> Item willMove(toParent: UISplitViewController#5)
--> nav willMove(toParent: tabs)
--> UISplitViewController#5 willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> nav didMove(toParent: tabs)
--> Home viewDidAppear
--> Home didMove(toParent: nav)
print(tabs.viewControllers[2] == split, #warnings())
--> true 0
