-- facts: A16, A86, TABK-03, TABQ-01
-- Between tabs the new one is always called first, whether it is loaded or not.
local tabs = UITabBarController{ UIViewController "1", UIViewController "2", name = "tabs" }
tabs.delegate = { didSelect = function() end }
window.rootViewController = tabs
settle()
--> 1 willMove(toParent: tabs)
--> 2 willMove(toParent: tabs)
--> 1 viewDidLoad
--> 1 viewWillAppear
--> 1 viewIsAppearing
--> 1 viewDidAppear
--> 1 didMove(toParent: tabs)
tabs.selectedIndex = 1
settle()
--> 2 viewDidLoad
--> 2 viewWillAppear
--> 1 viewWillDisappear
--> 2 viewIsAppearing
--> 1 viewDidDisappear
--> 2 viewDidAppear
--> 2 didMove(toParent: tabs)
tabs.selectedIndex = 0
settle()
--> 1 viewWillAppear
--> 2 viewWillDisappear
--> 1 viewIsAppearing
--> 2 viewDidDisappear
--> 1 viewDidAppear
user.tap "2"
settle()
--> 2 viewWillAppear
--> 1 viewWillDisappear
--> tabs didSelect(2)
--> 2 viewIsAppearing
--> 2 viewDidAppear
--> 1 viewDidDisappear
