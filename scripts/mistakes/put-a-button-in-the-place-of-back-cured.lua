-- facts: B19, B67
-- The back button gets another title and stays the back button, so the swipe works.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail, name = "nav" }
home.navigationItem.backButtonTitle = "Return"
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
print(nav.navigationBar.displayed.left[1], user.swipeBack())
settle()
print(nav.topViewController.title)
--> ‹ Return true
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Detail didMove(toParent: nil)
--> Home
