-- facts: D23
-- An empty window is an empty screen; of several visible ones the topmost is drawn, and tapped.
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> └──────────────────────────────────────┘
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Below" }
window.rootViewController = UINavigationController{ home }
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
local overlay = UIViewController "Overlay"
overlay.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Above" }
local second = UIWindow{ rootViewController = UINavigationController{ overlay } }
second.isHidden = false
settle()
--> Overlay willMove(toParent: UINavigationController#4)
--> Overlay viewDidLoad
--> Overlay viewWillAppear
--> Overlay viewIsAppearing
--> Overlay viewDidAppear
--> Overlay didMove(toParent: UINavigationController#4)
print(screen())
print(pcall(user.tap, "Below"))
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Overlay          Above │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
--> false scripts/scenarios/screen/windows.lua:29: no "Below" on screen; there are: "Above"
second.isHidden = true
settle()
--> Overlay viewWillDisappear
--> Overlay viewDidDisappear
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home           Below │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
