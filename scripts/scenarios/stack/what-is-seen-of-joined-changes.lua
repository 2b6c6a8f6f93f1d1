-- facts: A35, D35
-- An animated push and two pops of the same turn: the contents of the push are seen to move.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, UIViewController "Middle", name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Middle willMove(toParent: nav)
--> Middle viewDidLoad
--> Middle viewWillAppear
--> Middle viewIsAppearing
--> Middle viewDidAppear
--> Middle didMove(toParent: nav)
nav:pushViewController(detail, true)
nav:popViewController(false)
nav:popViewController(false)
wait(0.1)
print(timeline():match("transition[^\n]+"))
print(nav.transitionCoordinator, detail.isViewLoaded)
print(screen())
--> Middle willMove(toParent: nil)
--> Home viewDidLoad
--> Middle viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Middle viewDidDisappear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Middle didMove(toParent: nil)
--> transition push (Detail over Middle)
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
