-- facts: C22, F58, P36
-- What lies behind a sheet can be used while its height is at most the largest undimmed one.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{
  primaryAction = UIAction{ title = "Edit", handler = function() print("edit") end },
}
local nav = UINavigationController{ UIViewController "Root", home, name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
home:present(sheet, false)
local manager = sheet.sheetPresentationController
manager.detents = { "medium", "large" }
settle()
print((pcall(user.tap, "Edit")))
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> false
manager.largestUndimmedDetentIdentifier = "medium"
print(screen())
print(user.tap "Edit")
print(user.tapOutside())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root          Home            Edit │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #2 "Sheet"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> edit
--> true
--> false the sheet doesn't dim its surroundings

-- Above that height it dims them again.
manager.selectedDetentIdentifier = "large"
print(screen())
print((pcall(user.tap, "Edit")))
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░‹ Root░░░░░░░░░░Home░░░░░░░░░░░░Edit░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #2 "Sheet"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> false
manager.largestUndimmedDetentIdentifier = "large"
print((pcall(user.tap, "Edit")))
print(user.back())
settle()
print(nav.topViewController, home.presentedViewController == sheet)
--> edit
--> true
--> true
--> Home willMove(toParent: nil)
--> Root viewDidLoad
--> Home viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Home didMove(toParent: nil)
--> UIViewController "Root" #3 false

-- A tap beside a sheet that doesn't dim reaches the dimmed area of the one below.
local top = UIViewController "Top"
manager.largestUndimmedDetentIdentifier = nil
sheet:present(top, false)
top.sheetPresentationController.largestUndimmedDetentIdentifier = "large"
settle()
print(user.tapOutside())
settle()
print(nav.presentedViewController)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> true
--> Top viewWillDisappear(animated)
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Top viewDidDisappear(animated)
--> Sheet viewDidDisappear(animated)
--> nil
