-- facts: B38
-- The items of a tab bar controller's bar are changed in the bar.
local tabs = UITabBarController{ UIViewController "A", UIViewController "B" }
local _, problem = pcall(function() tabs.tabBar.items = { UITabBarItem "X" } end)
print(problem.code)
print(problem.why)
--> A willMove(toParent: UITabBarController#3)
--> B willMove(toParent: UITabBarController#3)
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> managed-tab-bar
--> the items of a tab bar come from the tabs
