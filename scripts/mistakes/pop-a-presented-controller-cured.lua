-- facts: P53
-- A presented controller is dismissed; any member of its family may do it.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ form, name = "nav" }
window.rootViewController = home
settle()
home:present(nav, true)
settle()
--> Form willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> Form didMove(toParent: nav)
form:dismiss(true)
settle()
print(home.presentedViewController)
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
--> nil
