-- facts: A59, C28, SWIPE-01
-- A push that breaks a condition raises before anything has changed: the finger still holds the swipe.
local nav = UINavigationController{ UIViewController "A", UIViewController "B", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
user.swipeBack{ at = 0.5 }
print(nav.topViewController.title)
print((pcall(nav.pushViewController, nav, UINavigationController(), true)))
print(nav.topViewController.title)
user.release{}
settle()
print(nav.topViewController.title, #nav.viewControllers)
--> A
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> false
--> A
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> A 1
