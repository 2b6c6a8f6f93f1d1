-- facts: A16, A85, A86, A87, B69, C34, D25, R19, TABK-03
-- The delegate is notified of the user's choice only; a tap on the selected tab pops.
local nav = UINavigationController{ UIViewController "Root", UIViewController "Top", name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other", name = "tabs" }
tabs.delegate = { didSelect = function() end }
window.rootViewController = tabs
settle()
--> Root willMove(toParent: nav)
--> Top willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> nav didMove(toParent: tabs)
--> Top viewDidAppear
--> Top didMove(toParent: nav)
user.tap "Other"
settle()
--> Other viewDidLoad
--> Other viewWillAppear
--> Top viewWillDisappear
--> tabs didSelect(Other)
--> Other viewIsAppearing
--> Other viewDidAppear
--> Other didMove(toParent: tabs)
--> Top viewDidDisappear
tabs.selectedIndex = 0
--> Top viewWillAppear
--> Other viewWillDisappear
--> Top viewIsAppearing
--> Other viewDidDisappear
--> Top viewDidAppear
user.tap "Root"
settle()
--> tabs didSelect(nav)
--> Top willMove(toParent: nil)
--> Root viewDidLoad
--> Top viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Top viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Top didMove(toParent: nil)
