-- facts: A14, A43, A56, B67, SWIPE-01, SWIPE-02, WL-02
-- A swipe from the edge is an interactive pop. Cancelling it has its own callbacks (A17).
local nav = UINavigationController{ UIViewController "A", UIViewController "B", name = "nav" }
nav.delegate = { willShow = function() end, didShow = function() end }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> nav willShow(B)
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
--> nav didShow(B)
user.swipeBack{ cancel = true }
settle()
print(#nav.viewControllers, nav.topViewController.title)
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> nav willShow(A, animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> A viewWillDisappear(animated)
--> A viewDidDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewDidAppear(animated)
--> 2 B

-- Half way: nothing changes until the finger is lifted.
user.swipeBack{ at = 0.4 }
wait(5)
print(#nav.viewControllers)
print(tree())
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> nav willShow(A, animated)
--> A viewIsAppearing(animated)
--> 1
--> window
--> └─ nav  UINavigationController   appeared
-->    └─ #1  UIViewController "A"   appearing
user.release{}
settle()
--> … 210 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> nav didShow(A, animated)
print(user.swipeBack{})
--> false there is nothing to go back to
