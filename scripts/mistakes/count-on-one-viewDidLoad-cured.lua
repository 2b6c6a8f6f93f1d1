-- facts: A13, A14
-- What starts when a controller appears stops when it disappears.
local Detail = class("DetailViewController", UIViewController)
function Detail:viewWillAppear() print("watch the player") end
function Detail:viewDidDisappear() print("leave the player alone") end
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
for _ = 1, 2 do
  nav:pushViewController(Detail "Detail", false)
  settle()
  nav:popViewController(false)
  settle()
end
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> watch the player
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> leave the player alone
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> watch the player
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> leave the player alone
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> Detail deinit
--> Detail deinit
