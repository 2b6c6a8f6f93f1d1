-- facts: J24
-- A child that a program adds to a stack by hand is its top.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
local child = UIViewController "Child"
nav:addChild(child)
settle()
print(nav.topViewController, #nav.viewControllers)
--> Root viewWillDisappear
--> Child viewDidLoad
--> Child viewWillAppear
--> Child willMove(toParent: nav)
--> Child viewIsAppearing
--> Child viewDidAppear
--> Root viewDidDisappear
--> UIViewController "Child" #3 2
