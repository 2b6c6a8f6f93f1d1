-- facts: C32, A84
-- The More stack keeps what it shows while another tab is selected.
local tabs = UITabBarController{ name = "tabs" }
local all = {}
for number = 1, 7 do all[number] = UIViewController("Tab " .. number) end
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
tabs.selectedIndex = 6
settle()
--> Tab 7 willMove(toParent: More)
--> Tab 7 viewDidLoad
--> Tab 7 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 7 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 7 viewDidAppear
--> Tab 7 didMove(toParent: More)
tabs.selectedIndex = 0
settle()
print(#tabs.moreNavigationController.viewControllers, all[7].navigationController)
--> Tab 1 viewWillAppear
--> Tab 7 viewWillDisappear
--> Tab 1 viewIsAppearing
--> Tab 7 viewDidDisappear
--> Tab 1 viewDidAppear
--> 2 UINavigationController "More" #9
user.tap "More"
settle()
print(tabs.selectedIndex)
--> Tab 7 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 7 viewIsAppearing
--> Tab 7 viewDidAppear
--> Tab 1 viewDidDisappear
--> 6
