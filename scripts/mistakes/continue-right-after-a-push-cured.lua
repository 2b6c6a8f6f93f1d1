-- facts: A54, A55
-- The delegate is notified when the push is over; it has no completion handler.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav.delegate = {
  didShow = function(_, controller) print("shown:", controller == detail) end,
}
nav:pushViewController(detail, true)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> nav didShow(Detail, animated)
--> shown: true
