-- facts: P2, P8, P10, rel-tab-child-fullscreen-ios6
-- A tab presents, its tab bar controller is the presenter, and both see the presented controller.
simulator.profile = "classic"
local first, second = UIViewController "First", UIViewController "Second"
local tabs = UITabBarController{ first, second, name = "tabs" }
window.rootViewController = tabs
settle()
--> First willMove(toParent: tabs)
--> Second willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First didMove(toParent: tabs)
local extra = UIViewController{ name = "Extra" }
first:present(extra, true, function()
  print(first.presentedViewController.name)
  print(extra.presentingViewController.name)
  print(tabs.presentedViewController.name)
end)
settle()
--> Extra viewDidLoad
--> First viewWillDisappear(animated)
--> Extra viewWillAppear(animated)
--> … 400 ms
--> Extra viewDidAppear(animated)
--> First viewDidDisappear(animated)
--> completion of present(Extra)
--> Extra
--> tabs
--> Extra
