-- facts: A35, A49, P52
-- Flow 5: dismiss, select a tab, pop its stack and push onto it: one animation.

local profile = UIViewController "profile"
local nav3 = UINavigationController{ profile, UIViewController "old", name = "nav3" }
local tabs = UITabBarController{ UIViewController "podcasts", nav3, name = "tabs" }
window.rootViewController = tabs
settle()
tabs:present(UIViewController "player", false)
settle()
--> profile willMove(toParent: nav3)
--> old willMove(toParent: nav3)
--> podcasts willMove(toParent: tabs)
--> nav3 willMove(toParent: tabs)
--> podcasts viewDidLoad
--> podcasts viewWillAppear
--> podcasts viewIsAppearing
--> podcasts viewDidAppear
--> podcasts didMove(toParent: tabs)
--> player viewDidLoad
--> player viewWillAppear
--> player viewIsAppearing
--> player viewDidAppear
tabs:dismiss(false, function()
  tabs.selectedIndex = 1
  local settings = UIViewController "settings"
  nav3:popToRootViewController(false)
  nav3:pushViewController(settings, false)
  nav3:pushViewController(UIViewController "appearance", true)
end)
settle()
--> player viewWillDisappear
--> player viewDidDisappear
--> completion of dismiss(tabs)
--> old viewDidLoad
--> old viewWillAppear
--> podcasts viewWillDisappear
--> old viewIsAppearing
--> podcasts viewDidDisappear
--> nav3 didMove(toParent: tabs)
--> old viewDidAppear
--> old willMove(toParent: nil)
--> settings willMove(toParent: nav3)
--> appearance willMove(toParent: nav3)
--> appearance viewDidLoad
--> old viewWillDisappear(animated)
--> appearance viewWillAppear(animated)
--> appearance viewIsAppearing(animated)
--> … 350 ms
--> old viewDidDisappear(animated)
--> appearance viewDidAppear(animated)
--> old didMove(toParent: nil)
--> appearance didMove(toParent: nav3)
print(tree())
--> window
--> └─ tabs  UITabBarController                  appeared
-->    ├─ #4  UIViewController "podcasts"        disappeared
-->    └─ nav3  UINavigationController           appeared      shown
-->       ├─ #1  UIViewController "profile"      disappeared   view not loaded
-->       ├─ #7  UIViewController "settings"     disappeared   view not loaded
-->       └─ #8  UIViewController "appearance"   appeared      top
