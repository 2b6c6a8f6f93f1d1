-- facts: A60
-- A split view controller is pushed; nothing happens but a line in the console.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local split = UISplitViewController{ UIViewController "List", UIViewController "Item" }
split.name = "split"
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> List willMove(toParent: UISplitViewController#5)
--> Item willMove(toParent: UISplitViewController#5)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:pushViewController(split, true)
print(#nav.viewControllers)
print(warnings()[1].why)
--> warning split-in-stack: Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: 0x120>
--> 1
--> a stack can't contain a split view controller; split is one
