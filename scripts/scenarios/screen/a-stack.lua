-- facts: B1, B10, B24
-- A bar shows its three zones, and a controller without contents its class and number.
local root, detail = UIViewController "Root Level", UIViewController "Level 2"
detail.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Push 3" }
local nav = UINavigationController{ root, name = "nav" }
window.rootViewController = nav
settle()
--> Root Level willMove(toParent: nav)
--> Root Level viewDidLoad
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Root Level viewDidAppear
--> Root Level didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Root Level              │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
nav:pushViewController(detail, true)
settle()
--> Level 2 willMove(toParent: nav)
--> Level 2 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 2 viewWillAppear(animated)
--> Level 2 viewIsAppearing(animated)
--> … 350 ms
--> Root Level viewDidDisappear(animated)
--> Level 2 viewDidAppear(animated)
--> Level 2 didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #2          │
--> └──────────────────────────────────────┘
detail.navigationItem.prompt = "Choose a level"
detail.navigationItem.rightBarButtonItem.isEnabled = false
nav.isToolbarHidden = false
detail.toolbarItems = {
  UIBarButtonItem{ systemItem = "add" }, UIBarButtonItem{ systemItem = "flexibleSpace" },
  UIBarButtonItem{ title = "Edit" },
}
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │            Choose a level            │
--> │ ‹ Root Level  Level 2       (Push 3) │
--> ├──────────────────────────────────────┤
--> │         UIViewController #2          │
--> ├──────────────────────────────────────┤
--> │ [+]                             Edit │
--> └──────────────────────────────────────┘
nav:setNavigationBarHidden(true, false)
nav.isToolbarHidden = true
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │    UIViewController #2 "Level 2"     │
--> └──────────────────────────────────────┘
