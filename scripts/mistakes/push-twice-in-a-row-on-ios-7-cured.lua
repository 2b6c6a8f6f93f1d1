-- facts: A21, A45
-- The new stack is set in one call, with one transition.
simulator.profile = "ios7"
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:setViewControllers({ home, UIViewController "List", UIViewController "Item" }, true)
settle()
print(#nav.viewControllers, #warnings())
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Home viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> 3 0
