-- facts: B4, B5, B6, bars-018-title-last-writer, bars-019-nav-inherits-tab-item, bars-020-tab-title-empty
-- A tab shows its controller's tab item, a stack's that of its root; the last assignment wins.
local home = UIViewController{}
local nav = UINavigationController{ home }
local plain = UIViewController{}
local tabs = UITabBarController{ nav, plain }

local function show()
  local bar = tabs.tabBar.displayed
  print(("[%s] [%s], bar [%s]"):format(
    bar.titles[1], bar.titles[2], nav.navigationBar.displayed.title))
end

plain.tabBarItem.title = "x"
show()
plain.title = "y"
show()
home.navigationItem.title = "Bar"
home.tabBarItem.title = "Tab"
show()
nav:pushViewController(UIViewController "Top", false)
show()
nav.tabBarItem = UITabBarItem{ title = "Mine", tag = 3 }
show()
--> UIViewController#1 willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#4)
--> UIViewController#3 willMove(toParent: UITabBarController#4)
--> [] [x], bar []
--> [] [y], bar []
--> [Tab] [y], bar [Bar]
--> Top willMove(toParent: UINavigationController#2)
--> [Tab] [y], bar [Top]
--> [Mine] [y], bar [Top]
-- System tab items have their own titles; a disabled tab can't be tapped.
plain.tabBarItem = UITabBarItem{ systemItem = "favorites", badgeValue = "2" }
plain.tabBarItem.isEnabled = false
show()
print(plain.tabBarItem.badgeValue, nav.tabBarItem.tag)
window.rootViewController = tabs
settle()
--> [Mine] [Favorites], bar [Top]
--> 2 3
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> UINavigationController#2 didMove(toParent: UITabBarController#4)
--> Top viewDidAppear
--> Top didMove(toParent: UINavigationController#2)
print(user.tap "Favorites")
--> false "Favorites" is disabled
