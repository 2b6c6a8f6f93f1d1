-- facts: J21
-- Before iOS 11 tabs behind More are children as the others.
simulator.profile = "ios7"
local all = {}
for index = 1, 6 do all[index] = UIViewController("Tab " .. index) end
local tabs = UITabBarController{ name = "tabs" }
tabs.viewControllers = all
print(#tabs.children, all[6].parent)
--> Tab 1 willMove(toParent: tabs)
--> Tab 2 willMove(toParent: tabs)
--> Tab 3 willMove(toParent: tabs)
--> Tab 4 willMove(toParent: tabs)
--> Tab 5 willMove(toParent: tabs)
--> Tab 6 willMove(toParent: tabs)
--> 6 UITabBarController "tabs" #7
