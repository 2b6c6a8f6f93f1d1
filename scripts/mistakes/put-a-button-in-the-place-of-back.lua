-- facts: B67
-- A left item replaces the back button, and disables the swipe back.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail, name = "nav" }
detail.navigationItem.leftBarButtonItem = UIBarButtonItem{
  title = "Return", action = function() nav:popViewController(true) end,
}
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
print(user.swipeBack())
--> false a custom left item replaces the back button, which turns the swipe off
