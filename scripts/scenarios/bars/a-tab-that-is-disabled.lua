-- facts: B69, B31
-- A disabled tab can't be tapped, neither by its title nor by its index.
local closed = UIViewController "Closed"
closed.tabBarItem.isEnabled = false
local tabs = UITabBarController{ UIViewController "Open", closed }
window.rootViewController = tabs
--> Open willMove(toParent: UITabBarController#3)
--> Closed willMove(toParent: UITabBarController#3)
--> Open viewDidLoad
--> Open viewWillAppear
--> Open viewIsAppearing
print(user.tap("Closed"))
print(user.selectTab(1))
print(user.selectTab("Closed"))
print(tabs.selectedIndex)
--> false "Closed" is disabled
--> false "Closed" is disabled
--> false "Closed" is disabled
--> 0
--> Open viewDidAppear
--> Open didMove(toParent: UITabBarController#3)
