-- facts: B16, B19
-- The back button's title belongs to the controller below, not to the one that shows it.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
detail.navigationItem.backButtonTitle = "Overview"
nav:pushViewController(detail, false)
settle()
print(nav.navigationBar.displayed.left[1])
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> ‹ Home
