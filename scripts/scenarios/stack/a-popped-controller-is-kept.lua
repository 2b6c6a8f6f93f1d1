-- facts: A52, A69, CAT-04
-- A popped controller is released with the last reference to it, not with the pop.
local kept = { UIViewController{ title = "B", name = "B" } }
local nav = UINavigationController{ UIViewController "A", kept[1], name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
nav:popViewController(true)
print("pop returned", #nav.viewControllers)
settle()
--> pop returned 1
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
kept[1] = nil
print("reference set to nil")
--> reference set to nil
--> B deinit
