-- facts: J21, A82, A84
-- Tabs behind More have no parent until More shows them.
local all = {}
for index = 1, 6 do all[index] = UIViewController("Tab " .. index) end
local tabs = UITabBarController{ name = "tabs" }
tabs.viewControllers = all
window.rootViewController = tabs
settle()
--> Tab 1 willMove(toParent: tabs)
--> Tab 2 willMove(toParent: tabs)
--> Tab 3 willMove(toParent: tabs)
--> Tab 4 willMove(toParent: tabs)
--> Tab 1 viewDidLoad
--> Tab 1 viewWillAppear
--> Tab 1 viewIsAppearing
--> Tab 1 viewDidAppear
--> Tab 1 didMove(toParent: tabs)
local last = all[6]
print(#tabs.viewControllers, #tabs.children, last.parent, last.tabBarController, all[4].parent)
--> 6 4 nil nil UITabBarController "tabs" #7
tabs.selectedIndex = 5
settle()
print(last.parent, last.tabBarController, tabs.selectedIndex)
--> Tab 6 willMove(toParent: More)
--> Tab 6 viewDidLoad
--> Tab 6 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 6 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 6 viewDidAppear
--> Tab 6 didMove(toParent: More)
--> UINavigationController "More" #8 UITabBarController "tabs" #7 5
tabs.selectedIndex = 0
settle()
--> Tab 1 viewWillAppear
--> Tab 6 viewWillDisappear
--> Tab 1 viewIsAppearing
--> Tab 6 viewDidDisappear
--> Tab 1 viewDidAppear
