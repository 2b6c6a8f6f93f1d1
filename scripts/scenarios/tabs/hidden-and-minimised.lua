-- facts: F97, F98
-- The program hides the bar; scrolling may minimise it.
local list = UIViewController "List"
local view = UIScrollView{ frame = { x = 0, y = 0, width = 390, height = 800 } }
view.contentSize = { width = 390, height = 3000 }
list.view:addSubview(view)
local tabs = UITabBarController{ list, UIViewController "Other" }
window.rootViewController = tabs
settle()
--> List viewDidLoad
--> List willMove(toParent: UITabBarController#3)
--> Other willMove(toParent: UITabBarController#3)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UITabBarController#3)
print(tabs.isTabBarHidden)
--> false
tabs:setTabBarHidden(true, true)
print(tabs.isTabBarHidden, tabs.tabBar.displayed)
--> true nil
tabs.isTabBarHidden = false
tabs.tabBarMinimizeBehavior = "onScrollDown"
user.scroll(view, { y = 200 })
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #1 "List"      │
--> ├──────────────────────────────────────┤
--> │                ● List                │
--> └──────────────────────────────────────┘
user.scroll(view, { y = -50 })
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #1 "List"      │
--> ├──────────────────────────────────────┤
--> │      ● List            ○ Other       │
--> └──────────────────────────────────────┘
