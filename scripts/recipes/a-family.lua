-- facts: R12, A95, A96, P13, P14
-- Parent-child relationships
-- Book: iOS Programming, chapter 13, figure 13.6: A view controller family
-- Book: iOS Programming, section Parent-child relationships, rule 1: Each child finds its ancestors
-- Book: iOS Programming, section Parent-child relationships, rule 2: A container's view holds those of its children
-- Watch: the columns: each child finds the nearest container of each kind, and none finds itself.

local items = UIViewController{ name = "items" }
local nav = UINavigationController{ items, name = "nav" }
local tabs = UITabBarController{ nav, name = "tabs" }
window.rootViewController = tabs
settle()
-- Figure 13.6: A view controller family
print(tree())
--> items willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> items viewDidLoad
--> items viewWillAppear
--> items viewIsAppearing
--> nav didMove(toParent: tabs)
--> items viewDidAppear
--> items didMove(toParent: nav)
--> window
--> └─ tabs  UITabBarController         appeared
-->    └─ nav  UINavigationController   appeared
-->       └─ items  UIViewController    appeared
-- Rule 1: Each child finds its ancestors
print(families())
print(tabs.viewControllers[1] == nav, nav.viewControllers[1] == items)
-->          parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   tabs   nil     nil                   nil               nil                  nil         nil
-->   nav    tabs    nil                   tabs              nil                  nil         nil
-->   items  nav     nav                   tabs              nil                  nil         nil
--> true true

-- Rule 2: A container's view holds those of its children
print(items.view:isDescendant(nav.view), nav.view:isDescendant(tabs.view))
--> true true

-- A pushed controller joins the family, and a popped one leaves it.
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
