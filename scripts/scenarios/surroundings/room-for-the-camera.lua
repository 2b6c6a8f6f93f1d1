-- facts: B46
-- A recent iPhone keeps the camera's room though the status bar is hidden; an iPad doesn't.
local function place(device)
  simulator.device = device
  local home = UIViewController "Home"
  local nav = UINavigationController{ home }
  window.rootViewController = nav
  settle()
  local before = nav.navigationBar.frame.y
  function home:prefersStatusBarHidden() return true end
  home:setNeedsStatusBarAppearanceUpdate()
  print(device, before, nav.navigationBar.frame.y)
  window.rootViewController = nil
  settle()
end
place "iPhone"
place "iPad"
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
--> iPhone 47.0 47.0
--> Home viewWillDisappear
--> Home viewDidDisappear
--> Home willMove(toParent: UINavigationController#4)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#4)
--> iPad 20.0 0.0
--> Home viewWillDisappear
--> Home viewDidDisappear
