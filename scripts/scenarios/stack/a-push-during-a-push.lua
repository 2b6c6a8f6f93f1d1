-- facts: A46, A47, A49
-- During its own transition a stack defers pushes and returns nil for pops.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
nav:pushViewController(UIViewController "B", true)
wait(0.2)
nav:pushViewController(UIViewController "C", true)
print(#nav.viewControllers, nav:popViewController(true))
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> 2 nil
settle()
print(#nav.viewControllers)
--> … 150 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
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
--> 3
