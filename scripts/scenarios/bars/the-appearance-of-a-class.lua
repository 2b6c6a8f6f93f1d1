-- facts: none
-- An appearance applies to the bars that come into a window after it was set.
simulator.profile = "classic"
local first = UINavigationController{ UIViewController "First" }
window.rootViewController = first
settle()
--> First willMove(toParent: UINavigationController#2)
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First didMove(toParent: UINavigationController#2)
UINavigationBar.appearance().barStyle = "black"
UINavigationBar.appearance().tintColor = "red"
UIToolbar.appearance().barStyle = "black"
UITabBar.appearance().tintColor = "green"
print(first.navigationBar.barStyle, first.navigationBar.tintColor)
local second = UINavigationController{ UIViewController "Second" }
second.navigationBar.tintColor = "blue"
local tabs = UITabBarController{ second }
window.rootViewController = tabs
settle()
print(second.navigationBar.barStyle, second.navigationBar.tintColor, second.toolbar.barStyle)
print(tabs.tabBar.barStyle, tabs.tabBar.tintColor)
--> default nil
--> Second willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UITabBarController#5)
--> Second viewDidLoad
--> First viewWillDisappear
--> Second viewWillAppear
--> First viewDidDisappear
--> UINavigationController#4 didMove(toParent: UITabBarController#5)
--> Second viewDidAppear
--> Second didMove(toParent: UINavigationController#4)
--> black blue black
--> default green
-- What is on screen keeps its look.
UINavigationBar.appearance().barStyle = "default"
print(second.navigationBar.barStyle, UINavigationBar{}.barStyle)
print(UINavigationBar.appearance() == UINavigationBar.appearance())
--> black default
--> true
