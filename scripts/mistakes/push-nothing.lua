-- facts: A62
-- A controller that was never made is pushed; nothing happens but a line in the console.
local screens = { list = UIViewController "List" }
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
print(#nav.viewControllers)
print(warnings()[1].why)
--> warning nil-push: Application tried to push a nil view controller on target <UINavigationController: 0x120>.
--> 1
--> the argument is nil
