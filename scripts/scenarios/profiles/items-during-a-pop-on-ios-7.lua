-- facts: J7
-- Before iOS 8 the bar has lost the item by then.
simulator.profile = "ios7"
local root = UIViewController "Root"
local nav = UINavigationController{ root, name = "nav" }
function root:viewWillAppear() print(#nav.viewControllers, #nav.navigationBar.items) end
window.rootViewController = nav
nav:pushViewController(UIViewController "Detail", false)
settle()
nav:popViewController(true)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> 1 1
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> 1 1
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Detail didMove(toParent: nil)
