-- facts: A88
-- A controller inside a tab is selected instead of the tab.
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
local _, e = pcall(function() tabs.selectedViewController = detail end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.
--> -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.
--> only a tab can be selected; tabs has News and nav, not Detail
