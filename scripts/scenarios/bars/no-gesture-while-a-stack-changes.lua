-- facts: B63, B68
-- A swipe back does nothing until the stack's transition has ended, and returns the reason.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home }
window.rootViewController = nav
settle()
--> Home willMove(toParent: UINavigationController#3)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#3)
nav:pushViewController(detail, true)
print(user.swipeBack{ cancel = true })
wait(0.1)
print(user.back())
print(user.swipeBack())
--> false a transition is active
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> false a transition is active
--> false a transition is active
settle()
print(#nav.viewControllers, user.swipeBack{ cancel = true })
--> … 250 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#3)
--> 2 true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
