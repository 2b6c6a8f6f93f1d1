-- facts: A45, D2
-- iOS 5 and 6 had no guard: a second push ended the running transition at once.
simulator.profile = "classic"
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(UIViewController "B", true)
wait(0.2)
nav:pushViewController(UIViewController "C", true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> … 200 ms
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x130>.
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
