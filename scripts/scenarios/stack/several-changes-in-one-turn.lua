-- facts: A35, D1
-- Changes in one turn become one transition; controllers in between aren't even loaded.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
local between = UIViewController "B"
nav:pushViewController(between, true)
nav:pushViewController(UIViewController "C", true)
print(#nav.viewControllers)
settle()
print(between.isViewLoaded)
--> 3
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> A viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> C viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
--> false
nav:popViewController(false)
nav:pushViewController(UIViewController "D", false)
nav:popViewController(false)
settle()
--> C willMove(toParent: nil)
--> B viewDidLoad
--> C viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> C viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> C didMove(toParent: nil)
-- Changes that cancel each other out deliver nothing, and take no time.
local start = now()
nav:pushViewController(UIViewController "E", true)
nav:popViewController(false)
settle()
print(now() - start)
--> 0.0
