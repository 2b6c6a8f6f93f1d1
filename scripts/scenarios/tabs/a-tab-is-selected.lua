-- facts: A16, A32, CAT-08
-- Selecting a tab calls the new one before the old one, and both inside the setter.
local tabs = UITabBarController{ UIViewController "A", UIViewController "T2", name = "tabs" }
window.rootViewController = tabs
--> A willMove(toParent: tabs)
--> T2 willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
tabs.selectedIndex = 1
print("setter returned")
--> T2 viewDidLoad
--> T2 viewWillAppear
--> A viewWillDisappear
--> setter returned
--> T2 viewIsAppearing
--> A viewDidDisappear
--> T2 viewDidAppear
--> T2 didMove(toParent: tabs)
tabs.selectedIndex = 0
print("setter returned")
--> A viewWillAppear
--> T2 viewWillDisappear
--> setter returned
--> A viewIsAppearing
--> T2 viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: tabs)
tabs.selectedIndex = 0
-->
