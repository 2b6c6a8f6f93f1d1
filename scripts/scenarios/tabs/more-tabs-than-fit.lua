-- facts: A82, A84
-- Six tabs on an iPhone: the last two are in the list of the More tab.
local tabs = UITabBarController{ name = "tabs" }
local all = {}
for _, title in ipairs({ "One", "Two", "Three", "Four", "Five", "Six" }) do
  all[#all + 1] = UIViewController(title)
end
tabs.viewControllers = all
window.rootViewController = tabs
settle()
print(table.concat(tabs.tabBar.displayed.titles, " "))
--> One willMove(toParent: tabs)
--> Two willMove(toParent: tabs)
--> Three willMove(toParent: tabs)
--> Four willMove(toParent: tabs)
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: tabs)
--> One Two Three Four More
user.tap("More")
settle()
print(tabs.selectedIndex, tabs.selectedViewController == tabs.moreNavigationController)
print(#tabs.viewControllers, tabs.tabBar.displayed.selected)
--> One viewWillDisappear
--> One viewDidDisappear
--> nil true
--> 6 More
user.tap("Six")
settle()
print(tabs.selectedIndex, all[6].navigationController == tabs.moreNavigationController)
print(tree())
--> Six willMove(toParent: More)
--> Six viewDidLoad
--> Six viewWillAppear(animated)
--> Six viewIsAppearing(animated)
--> … 350 ms
--> Six viewDidAppear(animated)
--> Six didMove(toParent: More)
--> 5 true
--> window
--> └─ tabs  UITabBarController                   appeared
-->    ├─ #2  UIViewController "One"              disappeared
-->    ├─ #3  UIViewController "Two"              disappeared   view not loaded
-->    ├─ #4  UIViewController "Three"            disappeared   view not loaded
-->    ├─ #5  UIViewController "Four"             disappeared   view not loaded
-->    ├─ #6  UIViewController "Five"             disappeared   view not loaded
-->    └─ #8  UIMoreNavigationController "More"   appeared      shown
-->       ├─ #9  UIMoreListController "More"      disappeared
-->       └─ #7  UIViewController "Six"           appeared      top
user.back()
settle()
print(tabs.selectedIndex, all[6].parent == tabs)
--> Six willMove(toParent: nil)
--> Six viewWillDisappear(animated)
--> … 350 ms
--> Six viewDidDisappear(animated)
--> Six didMove(toParent: nil)
--> nil false
tabs.selectedIndex = 4
settle()
print(tabs.selectedViewController.title, #tabs.moreNavigationController.viewControllers)
--> Five willMove(toParent: More)
--> Five viewDidLoad
--> Five viewWillAppear
--> Five viewIsAppearing
--> Five viewDidAppear
--> Five didMove(toParent: More)
--> Five 2
tabs.viewControllers = { all[5], all[1] }
settle()
print(tabs.selectedIndex, all[5].parent == tabs, tabs.tabBar.displayed.selected)
--> Five didMove(toParent: nil)
--> Five willMove(toParent: tabs)
--> Two didMove(toParent: nil)
--> Three didMove(toParent: nil)
--> Four didMove(toParent: nil)
--> Six didMove(toParent: nil)
--> Five didMove(toParent: tabs)
--> 0 true Five
