-- facts: J11, D39, A26
-- A push without animation onto an idle stack is laid out when it has appeared; in the turn of
-- the launch, and with an animation, before.
local function laidOut(name)
  local controller = UIViewController(name)
  function controller:viewDidLayoutSubviews() print(name, "laid out") end
  return controller
end
local nav = UINavigationController{ laidOut "Root", name = "nav" }
window.rootViewController = nav
nav:pushViewController(laidOut "Launched", false)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidLayoutSubviews
--> Root laid out
--> Launched willMove(toParent: nav)
--> Launched viewDidLoad
--> Root viewWillDisappear
--> Launched viewWillAppear
--> Launched viewIsAppearing
--> Launched viewDidLayoutSubviews
--> Launched laid out
--> Root viewDidDisappear
--> Launched viewDidAppear
--> Launched didMove(toParent: nav)
nav:pushViewController(laidOut "Idle", false)
settle()
--> Idle willMove(toParent: nav)
--> Idle viewDidLoad
--> Launched viewWillDisappear
--> Idle viewWillAppear
--> Idle viewIsAppearing
--> Launched viewDidDisappear
--> Idle viewDidAppear
--> Idle didMove(toParent: nav)
--> Idle viewDidLayoutSubviews
--> Idle laid out
nav:pushViewController(laidOut "Animated", true)
settle()
--> Animated willMove(toParent: nav)
--> Animated viewDidLoad
--> Idle viewWillDisappear(animated)
--> Animated viewWillAppear(animated)
--> Animated viewIsAppearing(animated)
--> Animated viewDidLayoutSubviews
--> Animated laid out
--> … 350 ms
--> Idle viewDidDisappear(animated)
--> Animated viewDidAppear(animated)
--> Animated didMove(toParent: nav)
