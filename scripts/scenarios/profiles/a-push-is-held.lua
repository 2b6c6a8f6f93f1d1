-- facts: A46, A53, RNS-01
-- Up to iOS 17 an animated push waits for an earlier change of the same turn.
simulator.profile = "ios16"
local home, b, c = UIViewController "Home", UIViewController "B", UIViewController "C"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:setViewControllers({ home, b }, false)
nav:pushViewController(c, true)
print(#nav.viewControllers, nav.topViewController.title, nav.transitionCoordinator)
settle()
print(#nav.viewControllers, nav.topViewController.title)
--> 2 B nil
--> B willMove(toParent: nav)
--> B viewDidLoad
--> Home viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> Home viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> C viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
--> 3 C
