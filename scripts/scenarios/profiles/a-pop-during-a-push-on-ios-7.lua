-- facts: J6, D2, A49
-- Up to iOS 7 a pop during a transition isn't made later.
simulator.profile = "ios7"
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav:pushViewController(UIViewController "First", true)
wait(0.2)
print(nav:popViewController(true))
settle()
print(#nav.viewControllers)
--> First willMove(toParent: nav)
--> First viewDidLoad
--> Root viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> … 200 ms
--> warning nested-push: nested pop animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> nil
--> … 150 ms
--> Root viewDidDisappear(animated)
--> First viewDidAppear(animated)
--> First didMove(toParent: nav)
--> 2
