-- facts: P53, P54
-- Dismissing pops nothing: it dismisses the sheet that contains the stack, or does nothing.
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
item:dismiss(true)
settle()
print(home.presentedViewController, #nav.viewControllers)
--> Item viewWillDisappear(animated)
--> … 500 ms
--> Item viewDidDisappear(animated)
--> nil 2
