-- facts: A83
-- Each tab has its own controller, of the same class.
local List = class("ListViewController", UIViewController)
local tabs = UITabBarController{ name = "tabs" }
tabs.viewControllers = { List "New", List "Old" }
print(table.concat(tabs.tabBar.displayed.titles, ", "), #warnings())
--> New willMove(toParent: tabs)
--> Old willMove(toParent: tabs)
--> New, Old 0
