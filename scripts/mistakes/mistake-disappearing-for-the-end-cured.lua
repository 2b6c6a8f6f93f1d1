-- facts: A42
-- isMovingFromParent distinguishes a controller that leaves from one that is covered.
local home, player = UIViewController "Home", UIViewController "Player"
local nav = UINavigationController{ home, player, name = "nav" }
function player:viewDidDisappear()
  print(self.isMovingFromParent and "stop for good" or "pause")
end
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
--> pause
--> Credits viewDidAppear(animated)
--> Credits didMove(toParent: nav)
nav:popViewController(false)
settle()
nav:popViewController(true)
settle()
--> Credits willMove(toParent: nil)
--> Credits viewWillDisappear
--> Player viewWillAppear
--> Player viewIsAppearing
--> Credits viewDidDisappear
--> Player viewDidAppear
--> Credits didMove(toParent: nil)
--> Player willMove(toParent: nil)
--> Home viewDidLoad
--> Player viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Player viewDidDisappear(animated)
--> stop for good
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Player didMove(toParent: nil)
