-- facts: A59
-- A stack is pushed onto a stack.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local settings = UINavigationController{ UIViewController "Settings", name = "settings" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Settings willMove(toParent: settings)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local _, e = pcall(function() nav:pushViewController(settings, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> Pushing a navigation controller is not supported
--> a stack can't contain a navigation controller; settings is one
