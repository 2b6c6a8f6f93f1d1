-- facts: P8, P62
-- The top of a stack need not be the top of the screen: a sheet may be over it.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
home:present(UIViewController "Login", true)
settle()
print(nav.topViewController.title)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> Home
