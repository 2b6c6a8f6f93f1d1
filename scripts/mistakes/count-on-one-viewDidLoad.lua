-- facts: A7, A69
-- Each push makes a new controller, so viewDidLoad runs again: for another instance.
local Detail = class("DetailViewController", UIViewController)
function Detail:viewDidLoad() print("watch the player") end
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
--> watch the player
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> watch the player
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> Detail deinit
--> Detail deinit
