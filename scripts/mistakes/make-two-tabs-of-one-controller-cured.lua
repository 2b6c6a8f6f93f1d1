-- facts: A83
-- Every tab has a controller of its own, of the same class.
local List = class("ListViewController", UIViewController)
local tabs = UITabBarController{ name = "tabs" }
tabs.viewControllers = { List "New", List "Old" }
print(table.concat(tabs.tabBar.displayed.titles, ", "), #warnings())
--> New, Old 0
