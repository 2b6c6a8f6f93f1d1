-- facts: A46, D4, P52
-- Flow 10: a link to the main stack is followed from a modal one: dismiss and push at once.

local nav = UINavigationController{ UIViewController "a", name = "nav" }
window.rootViewController = nav
settle()
local modal = UINavigationController{ UIViewController "m1", UIViewController "m2", name = "mnav" }
nav:present(modal, true)
settle()
--> a willMove(toParent: nav)
--> a viewDidLoad
--> a viewWillAppear
--> a viewIsAppearing
--> a viewDidAppear
--> a didMove(toParent: nav)
--> m1 willMove(toParent: mnav)
--> m2 willMove(toParent: mnav)
--> m2 viewDidLoad
--> m2 viewWillAppear(animated)
--> m2 viewIsAppearing(animated)
--> … 500 ms
--> m2 viewDidAppear(animated)
--> m2 didMove(toParent: mnav)
nav:dismiss(true)
nav:pushViewController(UIViewController "b", true)
settle()
--> m2 viewWillDisappear(animated)
--> b willMove(toParent: nav)
--> b viewDidLoad
--> a viewWillDisappear(animated)
--> b viewWillAppear(animated)
--> b viewIsAppearing(animated)
--> … 350 ms
--> a viewDidDisappear(animated)
--> b viewDidAppear(animated)
--> b didMove(toParent: nav)
--> … 150 ms
--> m2 viewDidDisappear(animated)
print(tree())
print(nav.presentedViewController, #warnings())
--> window
--> └─ nav  UINavigationController   appeared
-->    ├─ #1  UIViewController "a"   disappeared
-->    └─ #6  UIViewController "b"   appeared      top
--> nil 0
