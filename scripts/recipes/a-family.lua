-- facts: R12, A95, A96, P13, P14
-- Figure 13.6 of the book: containers and what they contain are a family.
--
-- A container knows its children, and a child finds the containers around it, the nearest of each
-- kind. Nobody is its own container.

local items = UIViewController{ name = "items" }
local nav = UINavigationController{ items, name = "nav" }
local tabs = UITabBarController{ nav, name = "tabs" }
window.rootViewController = tabs
settle()
print(tree())
--> items viewDidLoad
--> items viewWillAppear
--> items viewIsAppearing
--> items viewDidAppear
--> window
--> └─ tabs  UITabBarController         appeared
-->    └─ nav  UINavigationController   appeared
-->       └─ items  UIViewController    appeared
print(families())
print(tabs.viewControllers[1] == nav, nav.viewControllers[1] == items)
-->          parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   tabs   nil     nil                   nil               nil                  nil         nil
-->   nav    tabs    nil                   tabs              nil                  nil         nil
-->   items  nav     nav                   tabs              nil                  nil         nil
--> true true

-- Whoever is pushed joins the family, and whoever is popped leaves it.
local detail = UIViewController{ name = "detail" }
nav:pushViewController(detail, false)
settle()
print(families())
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear
--> detail viewWillAppear
--> detail viewIsAppearing
--> items viewDidDisappear
--> detail viewDidAppear
--> detail didMove(toParent: nav)
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   tabs    nil     nil                   nil               nil                  nil         nil
-->   nav     tabs    nil                   tabs              nil                  nil         nil
-->   items   nav     nav                   tabs              nil                  nil         nil
-->   detail  nav     nav                   tabs              nil                  nil         nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Back                               │
--> ├──────────────────────────────────────┤
--> │       UIViewController detail        │
--> ├──────────────────────────────────────┤
--> │                  ●                   │
--> └──────────────────────────────────────┘
nav:popViewController(false)
settle()
print(detail.parent, detail.navigationController, detail.tabBarController)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear
--> items viewWillAppear
--> items viewIsAppearing
--> detail viewDidDisappear
--> items viewDidAppear
--> detail didMove(toParent: nil)
--> nil nil nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │        UIViewController items        │
--> ├──────────────────────────────────────┤
--> │                  ●                   │
--> └──────────────────────────────────────┘
