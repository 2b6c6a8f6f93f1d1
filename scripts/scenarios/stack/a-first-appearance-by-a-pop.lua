-- facts: D31, A42
-- A controller that has long been in a stack is moving to its parent when it first appears, by a pop.
local first, second = UIViewController "First", UIViewController "Second"
function first:viewWillAppear() print(self.isMovingToParent) end
local nav = UINavigationController{}
nav.viewControllers = { first, second }
window.rootViewController = nav
settle()
nav:popViewController(true)
settle()
--> First willMove(toParent: UINavigationController#3)
--> Second willMove(toParent: UINavigationController#3)
--> Second viewDidLoad
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second didMove(toParent: UINavigationController#3)
--> Second willMove(toParent: nil)
--> First viewDidLoad
--> Second viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> true
--> First viewIsAppearing(animated)
--> … 350 ms
--> Second viewDidDisappear(animated)
--> First viewDidAppear(animated)
--> First didMove(toParent: UINavigationController#3)
--> Second didMove(toParent: nil)
-- The second time it isn't.
nav:pushViewController(second, true)
settle()
nav:popViewController(true)
settle()
--> Second willMove(toParent: UINavigationController#3)
--> First viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 350 ms
--> First viewDidDisappear(animated)
--> Second viewDidAppear(animated)
--> Second didMove(toParent: UINavigationController#3)
--> Second willMove(toParent: nil)
--> Second viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> false
--> First viewIsAppearing(animated)
--> … 350 ms
--> Second viewDidDisappear(animated)
--> First viewDidAppear(animated)
--> Second didMove(toParent: nil)
