-- facts: A45, D1, D29, R1, bars-053-momentary-ios7-warnings
-- On iOS 7 a push and pops in one turn were logged, whatever their outcome.
simulator.profile = "ios7"
local nav = UINavigationController{ UIViewController "A", UIViewController "B", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewDidAppear
--> B didMove(toParent: nav)
nav:pushViewController(UIViewController "C", true)
nav:popViewController(false)
nav:popViewController(false)
settle()
--> warning nested-push: nested pop animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear
--> A viewWillAppear
--> B viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
print(tree())
--> window
--> └─ nav  UINavigationController   appeared
-->    └─ #1  UIViewController "A"   appeared
