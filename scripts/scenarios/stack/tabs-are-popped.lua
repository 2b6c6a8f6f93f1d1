-- facts: A44, A61
-- Tabs may be pushed; when they are popped, their controllers stay their children and get no moves.
local first = UIViewController "First"
local tabs = UITabBarController{ first, title = "Tabs" }
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(tabs, true)
settle()
--> First willMove(toParent: UITabBarController#2)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Tabs willMove(toParent: nav)
--> First viewDidLoad
--> Home viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> First viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> First viewDidAppear(animated)
--> First didMove(toParent: Tabs)
--> Tabs didMove(toParent: nav)
nav:popViewController(true)
settle()
--> Tabs willMove(toParent: nil)
--> First viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> First viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Tabs didMove(toParent: nil)
print(first.parent, tabs.parent)
--> UITabBarController "Tabs" #2 nil
