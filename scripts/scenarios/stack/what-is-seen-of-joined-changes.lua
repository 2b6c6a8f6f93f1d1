-- facts: A35, D35
-- An animated push and a pop of the same turn: no callbacks, yet the contents are seen to move.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
nav:pushViewController(detail, true)
nav:popViewController(false)
wait(0.1)
print(timeline():match("transition[^\n]+"))
print(nav.transitionCoordinator, detail.isViewLoaded)
print(screen())
--> transition push (Detail over Home)
--> nil false
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home                 │
--> ├──────────────────────────────────────┤
--> │     UIViewController #2 "Detail"     │
--> └──────────────────────────────────────┘
nav:pushViewController(UIViewController "Other", false)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Home         Other                 │
--> ├──────────────────────────────────────┤
--> │     UIViewController #2 "Detail"     │
--> └──────────────────────────────────────┘
--> Other willMove(toParent: nav)
--> Other viewDidLoad
--> Home viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Home viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: nav)
