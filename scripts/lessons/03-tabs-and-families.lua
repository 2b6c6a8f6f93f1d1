-- facts: A16, A32, A89, A95, A96
-- Lesson 3: containers nest, and each controller finds the containers around it.

local items = UIViewController "Items"
local detail = UIViewController "Detail"
local settings = UIViewController "Settings"
local nav = UINavigationController{ items, detail, name = "nav" }
local tabs = UITabBarController{ nav, settings, name = "tabs" }

-- A family is written as it looks, and printed as it looks.
window.rootViewController = tabs
settle()
--> Items willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Settings willMove(toParent: tabs)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> nav didMove(toParent: tabs)
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
print(tree())
--> window
--> └─ tabs  UITabBarController              appeared
-->    ├─ nav  UINavigationController        appeared      shown
-->    │  ├─ #1  UIViewController "Items"    disappeared   view not loaded
-->    │  └─ #2  UIViewController "Detail"   appeared      top
-->    └─ #3  UIViewController "Settings"    disappeared   view not loaded

-- Going up: the nearest container of each kind, never the controller itself.
print(detail.navigationController == nav, detail.tabBarController == tabs)
print(nav.navigationController, nav.tabBarController == tabs, tabs.tabBarController)
--> true true
--> nil true nil

-- Selecting a tab has another order than a push: the new controller will appear
-- before the old one will disappear, and both happen inside the assignment.
tabs.selectedIndex = 1
print("assigned")
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Detail viewWillDisappear
--> assigned
--> Settings viewIsAppearing
--> Detail viewDidDisappear
--> Settings viewDidAppear
--> Settings didMove(toParent: tabs)

-- When a stack that isn't on screen changes, no appearance callbacks run.
nav:popToRootViewController(true)
--> Detail willMove(toParent: nil)
--> Detail didMove(toParent: nil)
tabs.selectedIndex = 0
--> Items viewDidLoad
--> Items viewWillAppear
--> Settings viewWillDisappear
--> Items viewIsAppearing
--> Settings viewDidDisappear
--> Items viewDidAppear
--> Items didMove(toParent: nav)

-- A tap on the selected tab pops its stack to the root.
nav:pushViewController(detail, false)
settle()
--> Detail willMove(toParent: nav)
--> Items viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Items viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.selectTab("Items")
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Items viewWillAppear(animated)
--> Items viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Items viewDidAppear(animated)
--> Detail didMove(toParent: nil)
print(tree())
--> window
--> └─ tabs  UITabBarController             appeared
-->    ├─ nav  UINavigationController       appeared      shown
-->    │  └─ #1  UIViewController "Items"   appeared
-->    └─ #3  UIViewController "Settings"   disappeared
