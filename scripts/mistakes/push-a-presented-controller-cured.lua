-- facts: P14, P51
-- The sheet is dismissed first; then the controller can be pushed.
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
home:dismiss(true, function() nav:pushViewController(draft, true) end)
settle()
print(nav.topViewController.title, #warnings())
--> Draft viewWillDisappear(animated)
--> … 500 ms
--> Draft viewDidDisappear(animated)
--> completion of dismiss(Home)
--> Draft willMove(toParent: nav)
--> Home viewWillDisappear(animated)
--> Draft viewWillAppear(animated)
--> Draft viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Draft viewDidAppear(animated)
--> Draft didMove(toParent: nav)
--> Draft 0
