-- facts: B16, B19, D16
-- Flow 6: another account is another root; the thread's back title is stored one below it.

local function account(name)
  local home = UIViewController(name)
  local nav = UINavigationController{ home, name = name .. "Nav" }
  return UITabBarController{ nav, UIViewController "search", name = name .. "Tabs" }, nav
end

window.rootViewController = account "first"
settle()
--> first willMove(toParent: firstNav)
--> firstNav willMove(toParent: firstTabs)
--> search willMove(toParent: firstTabs)
--> first viewDidLoad
--> first viewWillAppear
--> first viewIsAppearing
--> firstNav didMove(toParent: firstTabs)
--> first viewDidAppear
--> first didMove(toParent: firstNav)
local tabs, nav = account "second"
window.rootViewController = tabs
tabs.selectedIndex = 0
nav.topViewController.navigationItem.backButtonTitle = "Timeline"
settle()
nav:pushViewController(UIViewController "thread", true)
settle()
--> second willMove(toParent: secondNav)
--> secondNav willMove(toParent: secondTabs)
--> search willMove(toParent: secondTabs)
--> second viewDidLoad
--> first viewWillDisappear
--> second viewWillAppear
--> second viewIsAppearing
--> first viewDidDisappear
--> secondNav didMove(toParent: secondTabs)
--> second viewDidAppear
--> second didMove(toParent: secondNav)
--> firstTabs deinit
--> firstNav deinit
--> thread willMove(toParent: secondNav)
--> thread viewDidLoad
--> second viewWillDisappear(animated)
--> thread viewWillAppear(animated)
--> thread viewIsAppearing(animated)
--> … 350 ms
--> second viewDidDisappear(animated)
--> thread viewDidAppear(animated)
--> thread didMove(toParent: secondNav)
print(tree())
print(nav.navigationBar.displayed.left[1])
--> window
--> └─ secondTabs  UITabBarController         appeared
-->    ├─ secondNav  UINavigationController   appeared      shown
-->    │  ├─ #5  UIViewController "second"    disappeared
-->    │  └─ #9  UIViewController "thread"    appeared      top
-->    └─ #7  UIViewController "search"       disappeared   view not loaded
--> ‹ Timeline
