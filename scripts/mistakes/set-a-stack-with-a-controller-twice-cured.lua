-- facts: A14, A64
-- The root is in the stack already: pop to it.
local home, item = UIViewController "Home", UIViewController "Item"
local nav = UINavigationController{ home, item, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Item viewWillAppear
--> Item viewIsAppearing
--> Item viewDidAppear
--> Item didMove(toParent: nav)
nav:popToRootViewController(true)
settle()
print(nav.topViewController.title, #warnings())
--> Item willMove(toParent: nil)
--> Home viewDidLoad
--> Item viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Item viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Item didMove(toParent: nil)
--> Home 0
