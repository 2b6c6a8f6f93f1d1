-- facts: A42, A52
-- A controller disappears when it is covered, too; it may appear again.
local home, player = UIViewController "Home", UIViewController "Player"
local nav = UINavigationController{ home, player, name = "nav" }
function player:viewDidDisappear() print("stop for good") end
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Player willMove(toParent: nav)
--> Player viewDidLoad
--> Player viewWillAppear
--> Player viewIsAppearing
--> Player viewDidAppear
--> Player didMove(toParent: nav)
nav:pushViewController(UIViewController "Credits", true)
settle()
--> Credits willMove(toParent: nav)
--> Credits viewDidLoad
--> Player viewWillDisappear(animated)
--> Credits viewWillAppear(animated)
--> Credits viewIsAppearing(animated)
--> … 350 ms
--> Player viewDidDisappear(animated)
--> stop for good
--> Credits viewDidAppear(animated)
--> Credits didMove(toParent: nav)
