-- facts: P14
-- A controller on a sheet is pushed while the sheet is still up.
local home, draft = UIViewController "Home", UIViewController "Draft"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
home:present(draft, true)
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Draft viewDidLoad
--> Draft viewWillAppear(animated)
--> Draft viewIsAppearing(animated)
--> … 500 ms
--> Draft viewDidAppear(animated)
local _, e = pcall(function() nav:pushViewController(draft, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: <UIViewController: 0x120> is presented by <UINavigationController: 0x130> and cannot become a child of <UINavigationController: 0x130>.
--> <UIViewController: 0x120> is presented by <UINavigationController: 0x130> and cannot become a child of <UINavigationController: 0x130>.
--> a presented controller has no parent; nav is presenting Draft (since 0.0 s)
