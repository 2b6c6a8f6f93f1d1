-- facts: A53, C23
-- A coordinator names where a gesture leads from and to, also while the gesture is taken back; it
-- is the same object at each reading, and interactive until the finger is lifted.
local list, detail = UIViewController "List", UIViewController "Detail"
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
nav:pushViewController(detail, true)
local coordinator = nav.transitionCoordinator
coordinator.mine = 5
print(coordinator == nav.transitionCoordinator, nav.transitionCoordinator.mine)
--> true 5
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
settle()
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)

local function show(where, controller)
  local c = controller.transitionCoordinator
  print(where, c:viewController("from"), c:viewController("to"), c.isInteractive, c.isCancelled)
end
function detail:viewWillDisappear(animated)
  UIViewController.viewWillDisappear(self, animated)
  show("leaves", self)
end
function detail:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  show("stays", self)
end
user.swipeBack{ cancel = true }
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> leaves UIViewController "Detail" #2 UIViewController "List" #1 true false
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> List viewWillDisappear(animated)
--> List viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> stays UIViewController "Detail" #2 UIViewController "List" #1 false true
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
user.swipeBack()
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> leaves UIViewController "Detail" #2 UIViewController "List" #1 true false
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
print(list.view.safeAreaLayoutGuide == list.view.safeAreaLayoutGuide)
--> true
