-- facts: A62
-- The controller is made before it is pushed.
local screens = { list = UIViewController "List", detail = UIViewController "Detail" }
local nav = UINavigationController{ screens.list, name = "nav" }
window.rootViewController = nav
settle()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
nav:pushViewController(screens.detail, true)
settle()
print(#nav.viewControllers, #warnings())
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> 2 0
