-- facts: A14, A54, VAST-03
-- The delegate receives willShow after viewWillAppear, and didShow last of all.
simulator.profile = "classic"
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.delegate = { willShow = function() end, didShow = function() end }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> nav willShow(A)
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav didShow(A)
nav:pushViewController(UIViewController "B", true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav willShow(B, animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> nav didShow(B, animated)
user.back()
settle()
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> nav willShow(A, animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> nav didShow(A, animated)
