-- facts: A12, A13, A14, VAL-01
-- From the first appearance to the last, each will callback has its did callback.
local Screen = class("ScreenViewController", UIViewController)
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local first, second = Screen "First", UIViewController "Second"
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = nav
settle()
--> First willMove(toParent: nav)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewWillLayoutSubviews
--> First viewDidLayoutSubviews
--> First viewDidAppear
--> First didMove(toParent: nav)
nav:pushViewController(second, true)
settle()
--> Second willMove(toParent: nav)
--> Second viewDidLoad
--> First viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 350 ms
--> First viewDidDisappear(animated)
--> Second viewDidAppear(animated)
--> Second didMove(toParent: nav)
nav:popViewController(true)
settle()
--> Second willMove(toParent: nil)
--> Second viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> First viewIsAppearing(animated)
--> … 350 ms
--> Second viewDidDisappear(animated)
--> First viewDidAppear(animated)
--> Second didMove(toParent: nil)
