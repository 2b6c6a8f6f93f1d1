-- facts: A14
-- A pushed controller is popped.
local item = UIViewController "Item"
local nav = UINavigationController{ UIViewController "List", item, name = "nav" }
local home = UIViewController "Home"
window.rootViewController = home
settle()
home:present(nav, true)
settle()
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Item viewDidLoad
--> Item viewWillAppear(animated)
--> Item viewIsAppearing(animated)
--> … 500 ms
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
item.navigationController:popViewController(true)
settle()
print(home.presentedViewController.name, #nav.viewControllers)
--> Item willMove(toParent: nil)
--> List viewDidLoad
--> Item viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Item viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item didMove(toParent: nil)
--> nav 1
