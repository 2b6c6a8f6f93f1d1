-- facts: A46, A49
-- A push onto a stack that is appearing with an animated presentation waits for its end; in the turn
-- of the presentation it is made at once.
local function raise(profile)
  simulator:reset()
  simulator.profile = profile
  local home, root = UIViewController "Home", UIViewController "Root"
  window.rootViewController = home
  settle()
  local nav = UINavigationController{ root, name = "nav" }
  home:present(nav, true, function() print("presented", #nav.viewControllers) end)
  nav:pushViewController(UIViewController "Second", false)
  print(profile, #nav.viewControllers)
  wait(0.1)
  nav:pushViewController(UIViewController "Third", true)
  print(#nav.viewControllers, nav.topViewController.title)
  nav:setViewControllers({ root, UIViewController "Last" }, true)
  print(#nav.viewControllers)
  settle()
  print(#nav.viewControllers, nav.topViewController.title)
end
raise "modern"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Second willMove(toParent: nav)
--> modern 2
--> Second viewDidLoad
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> 2 Second
--> 2
--> … 500 ms
--> Second viewDidAppear(animated)
--> Second didMove(toParent: nav)
--> completion of present(nav)
--> presented 2
--> Second willMove(toParent: nil)
--> Last willMove(toParent: nav)
--> Last viewDidLoad
--> Second viewWillDisappear(animated)
--> Last viewWillAppear(animated)
--> Last viewIsAppearing(animated)
--> … 350 ms
--> Second viewDidDisappear(animated)
--> Last viewDidAppear(animated)
--> Second didMove(toParent: nil)
--> Last didMove(toParent: nav)
--> 2 Last
