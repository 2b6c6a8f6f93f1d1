-- facts: R3, A21, A22, B1
-- A stack can be given as a whole: the last of the array is on top, the one before it is Back.
local x, y, z = UIViewController "X", UIViewController "Y", UIViewController "Z"
local nav = UINavigationController{ UIViewController "Old", name = "nav" }
window.rootViewController = nav
settle()
--> Old viewDidLoad
--> Old viewWillAppear
--> Old viewIsAppearing
--> Old viewDidAppear
nav.viewControllers = { x, y, z }
print(nav.viewControllers[1].title, nav.topViewController.title)
--> X Z
--> Old willMove(toParent: nil)
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
--> ‹ Y Z
-- The same array once more changes nothing.
nav.viewControllers = nav.viewControllers
-->
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Y              Z                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
