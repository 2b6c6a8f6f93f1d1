-- facts: A53, A54, A56
-- The coordinator knows both controllers, and ends with the transition, cancelled or not.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
function detail:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  local coordinator = self.transitionCoordinator
  if not coordinator then return print("no coordinator") end
  print(coordinator:viewController("from").title, coordinator:viewController("to").title)
  coordinator:animate(function() print("along") end, function() print("over") end)
end
nav:pushViewController(detail, true)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Home Detail
--> Detail viewIsAppearing(animated)
--> along
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> over

-- The controller that was left, for a router's delegate: read after the stack has changed.
nav.delegate = {
  didShow = function(sender)
    local coordinator = sender.transitionCoordinator
    print("left", coordinator and coordinator:viewController("from").title)
  end,
}
user.swipeBack{ at = 0.5 }
wait(0)
local coordinator = nav.transitionCoordinator
print(coordinator.isInteractive, coordinator.percentComplete, coordinator.isCancelled)
coordinator:animate(nil, function(context) print("cancelled", context.isCancelled) end)
user.release{ cancel = true }
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> true 0.5 false
--> … 175 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail Home
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
--> along
--> cancelled true
--> over
user.back()
settle()
print(nav.transitionCoordinator)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> nav didShow(Home, animated)
--> left Detail
--> nil
nav:pushViewController(detail, false)
settle()
--> Detail willMove(toParent: nav)
--> Home viewWillDisappear
--> Detail viewWillAppear
--> no coordinator
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> nav didShow(Detail)
--> left nil
