-- facts: A88
-- The tab is the stack; its top comes with it.
local detail = UIViewController "Detail"
local nav = UINavigationController{ UIViewController "List", detail, name = "nav" }
local tabs = UITabBarController{ UIViewController "News", nav, name = "tabs" }
window.rootViewController = tabs
settle()
--> List willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> News willMove(toParent: tabs)
--> nav willMove(toParent: tabs)
--> News viewDidLoad
--> News viewWillAppear
--> News viewIsAppearing
--> News viewDidAppear
--> News didMove(toParent: tabs)
tabs.selectedViewController = detail.navigationController
settle()
print(tabs.selectedViewController.topViewController.title, #warnings())
--> Detail viewDidLoad
--> Detail viewWillAppear
--> News viewWillDisappear
--> Detail viewIsAppearing
--> News viewDidDisappear
--> nav didMove(toParent: tabs)
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail 0
