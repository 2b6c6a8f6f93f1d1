-- facts: B38
-- The tabs are changed in their tab bar controller.
local tabs = UITabBarController{ UIViewController "A", UIViewController "B" }
tabs.viewControllers = { UIViewController "X" }
print(tabs.tabBar.displayed.titles[1], #warnings())
--> A willMove(toParent: UITabBarController#3)
--> B willMove(toParent: UITabBarController#3)
--> X willMove(toParent: UITabBarController#3)
--> X 0
--> A willMove(toParent: nil)
--> B didMove(toParent: nil)
--> A didMove(toParent: nil)
