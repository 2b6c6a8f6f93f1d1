-- facts: B38
-- The tabs are changed in their tab bar controller.
local tabs = UITabBarController{ UIViewController "A", UIViewController "B" }
tabs.viewControllers = { UIViewController "X" }
print(tabs.tabBar.displayed.titles[1], #warnings())
--> X 0
