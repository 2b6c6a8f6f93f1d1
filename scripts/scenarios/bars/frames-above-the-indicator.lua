-- facts: J13, E61
-- On a phone without a home button a tab bar reaches the edge of the screen, and a toolbar stands
-- above the indicator.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
local tabs = UITabBarController{ nav, name = "tabs" }
window.rootViewController = tabs
settle()
--> Root willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> nav didMove(toParent: tabs)
--> Root viewDidAppear
--> Root didMove(toParent: nav)
local function show(bar) print(bar.frame.y, bar.frame.height) end
show(tabs.tabBar)
--> 761.0 83.0
nav.isToolbarHidden = false
show(nav.toolbar)
--> 717.0 44.0
window.rootViewController = nav
settle()
show(nav.toolbar)
--> Root viewWillDisappear
--> nav didMove(toParent: nil)
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> 766.0 44.0
