-- facts: A46, A47, A49, J6
-- During its own transition a stack defers pushes and pops, which return nil.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
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
--> 2
