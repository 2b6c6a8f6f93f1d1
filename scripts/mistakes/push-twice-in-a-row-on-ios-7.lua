-- facts: A45, D1, D29
-- Two animated pushes in one turn: iOS 7 warns, and bars were broken by it.
simulator.profile = "ios7"
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:pushViewController(UIViewController "List", true)
nav:pushViewController(UIViewController "Item", true)
settle()
for _, warning in ipairs(warnings()) do print(warning.why) end
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Home viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> an animated change of the stack began before the last one had ended
--> an animated change of the stack began before the last one had ended
