-- facts: A17, A56
-- A finger holds a swipe while the stack leaves the screen: the swipe is cancelled.
local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a, b, name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
print(user.swipeBack{ at = 0.5 })
wait(1)
--> true
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
window.rootViewController = UIViewController "Other"
settle()
print(#nav.viewControllers, user.release())
--> Other viewDidLoad
--> A viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> A viewDidDisappear
--> Other viewDidAppear
--> B viewDidDisappear
--> 2 false no gesture is held

-- A later swipe finds no finger on the screen.
window.rootViewController = nav
settle()
--> Other viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> Other viewDidDisappear
--> B viewDidAppear
print(user.swipeBack())
settle()
print(#nav.viewControllers)
--> true
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> 1
