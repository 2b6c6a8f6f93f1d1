-- facts: A60
-- A split view controller is the root of a window, or a tab.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local split = UISplitViewController{ UIViewController "List", UIViewController "Item" }
local tabs = UITabBarController{ nav, split, name = "tabs" }
window.rootViewController = tabs
settle()
--> nav willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> nav didMove(toParent: tabs)
--> Home viewDidAppear
print(tabs.viewControllers[2] == split, #warnings())
--> true 0
