-- facts: A14, A38, A52, A69, CAT-03
-- A pop removes the controller from the stack at once; it lives until the transition has ended.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
nav:pushViewController(UIViewController{ title = "B", name = "B" }, false)
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
nav:popViewController(true)
print(#nav.viewControllers)
settle()
--> 1
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> B deinit
