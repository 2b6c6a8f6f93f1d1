-- facts: B46, B47, B49, D36, E102
-- The screen of the era; a controller alone has the application's frame, in a stack what the bars leave.
simulator.profile = "classic"
local function frame(view)
  local f = view.frame
  return ("%d, %d, %d x %d"):format(f.x, f.y, f.width, f.height)
end
local alone, inside = UIViewController "Alone", UIViewController "Inside"
window.rootViewController = alone
settle()
print(frame(window), frame(alone.view))
--> Alone viewDidLoad
--> Alone viewWillAppear
--> Alone viewDidAppear
--> 0, 0, 320 x 480 0, 20, 320 x 460
alone.wantsFullScreenLayout = true
alone:present(UIViewController "Presented", false)
print(frame(alone.presentedViewController.view))
alone:dismiss(false)
settle()
print(frame(alone.view))
--> Presented viewDidLoad
--> Alone viewWillDisappear
--> Presented viewWillAppear
--> Presented viewDidAppear
--> Alone viewDidDisappear
--> 0, 20, 320 x 460
--> Presented viewWillDisappear
--> Alone viewWillAppear
--> Alone viewDidAppear
--> Presented viewDidDisappear
--> 0, 0, 320 x 480
local nav = UINavigationController{ inside, name = "nav" }
window.rootViewController = nav
settle()
print(frame(nav.view), frame(inside.view))
--> Inside willMove(toParent: nav)
--> Inside viewDidLoad
--> Alone viewWillDisappear
--> Inside viewWillAppear
--> Alone viewDidDisappear
--> Inside viewDidAppear
--> Inside didMove(toParent: nav)
--> 0, 0, 320 x 480 0, 0, 320 x 416
-- Under a translucent bar, below the status bar.
nav.navigationBar.isTranslucent = true
print(frame(inside.view))
--> 0, 0, 320 x 460
local tab = UIViewController "Tab"
window.rootViewController = UITabBarController{ tab }
settle()
print(frame(tab.view))
--> Tab willMove(toParent: UITabBarController#6)
--> Tab viewDidLoad
--> Inside viewWillDisappear
--> Tab viewWillAppear
--> Inside viewDidDisappear
--> Tab viewDidAppear
--> Tab didMove(toParent: UITabBarController#6)
--> 0, 0, 320 x 411
