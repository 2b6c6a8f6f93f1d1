-- facts: R3, A21, A22, B1
-- Loading a View Controller Array
-- Book: iPhone Developer's Cookbook, section Loading a View Controller Array, rule 1: The active controller is the last one
-- Watch: the end of the array: the last is on top, the one before it is Back, no other view is loaded.

local x, y, z = UIViewController "X", UIViewController "Y", UIViewController "Z"
local nav = UINavigationController{ UIViewController "Old", name = "nav" }
window.rootViewController = nav
settle()
--> Old willMove(toParent: nav)
--> Old viewDidLoad
--> Old viewWillAppear
--> Old viewIsAppearing
--> Old viewDidAppear
--> Old didMove(toParent: nav)

-- Rule 1: The active controller is the last one
nav.viewControllers = { x, y, z }
print(nav.viewControllers[1].title, nav.topViewController.title)
--> X Z
--> Old willMove(toParent: nil)
--> X willMove(toParent: nav)
--> Y willMove(toParent: nav)
--> Z willMove(toParent: nav)
--> Z viewDidLoad
--> Old viewWillDisappear
--> Z viewWillAppear
--> Z viewIsAppearing
--> Old viewDidDisappear
--> Z viewDidAppear
--> Old didMove(toParent: nil)
--> Z didMove(toParent: nav)
local bar = nav.navigationBar.displayed
print(bar.left[1], bar.title)
print(tree())
--> ‹ Y Z
--> window
--> └─ nav  UINavigationController   appeared
-->    ├─ #1  UIViewController "X"   disappeared   view not loaded
-->    ├─ #2  UIViewController "Y"   disappeared   view not loaded
-->    └─ #3  UIViewController "Z"   appeared      top
-- Setting the same array again changes nothing.
nav.viewControllers = nav.viewControllers
-->
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Y              Z                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
