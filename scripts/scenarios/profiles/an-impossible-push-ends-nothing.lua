-- facts: A46, A58
-- On iOS 6 a push ends the one that runs, but a push that breaks a condition raises before that.
simulator.profile = "classic"
local detail = UIViewController "Detail"
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav:pushViewController(detail, true)
wait(0.1)
print((pcall(nav.pushViewController, nav, detail, true)))
print(detail.isMovingToParent, #nav.viewControllers)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> … 100 ms
--> exception NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<UIViewController: 0x110>)
--> false
--> false 2
--> … 250 ms
--> Root viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
