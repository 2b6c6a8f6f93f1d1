-- facts: B51, B53
-- Hiding a bar with an animation takes its time; the property doesn't animate.
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
local function transitions(change)
  local start = now()
  change()
  print(nav.isNavigationBarHidden, nav.isToolbarHidden, nav.transitionCoordinator)
  settle()
  print(("%.2f s"):format(now() - start))
  for line in timeline(start):gmatch("transition[^\n]+") do
    print(line)
  end
end
transitions(function() nav:setNavigationBarHidden(true, true) end)
--> true true nil
--> 0.20 s
--> transition setNavigationBarHidden (nav, hidden)
transitions(function() nav.isNavigationBarHidden = false end)
--> false true nil
--> 0.00 s
wait(0.1)
transitions(function() nav:setNavigationBarHidden(false, true) end)
--> false true nil
--> 0.00 s
wait(0.1)
transitions(function() nav:setToolbarHidden(false, true) end)
--> false false nil
--> 0.20 s
--> transition setToolbarHidden (nav, shown)
-- In a push the bar moves along with it.
function detail:viewWillAppear(animated)
  self.navigationController:setToolbarHidden(true, animated)
  print(self.transitionCoordinator ~= nil)
end
wait(0.1)
transitions(function() nav:pushViewController(detail, true) end)
--> false false UIViewControllerTransitionCoordinator#6
--> … 100 ms
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> true
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> 0.35 s
--> transition push (Detail over Home)
--> transition setToolbarHidden (nav, hidden)
