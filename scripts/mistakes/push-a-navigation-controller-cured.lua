-- facts: A59
-- A stack is presented; otherwise its controller is pushed without it.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local settings = UINavigationController{ UIViewController "Settings", name = "settings" }
window.rootViewController = nav
nav:pushViewController(UIViewController "About", true)
settle()
--> Home willMove(toParent: nav)
--> Settings willMove(toParent: settings)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> About willMove(toParent: nav)
--> About viewDidLoad
--> Home viewWillDisappear
--> About viewWillAppear
--> About viewIsAppearing
--> Home viewDidDisappear
--> About viewDidAppear
--> About didMove(toParent: nav)
nav:present(settings, true)
settle()
print(nav.presentedViewController == settings, #warnings())
--> Settings viewDidLoad
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> … 500 ms
--> Settings viewDidAppear(animated)
--> Settings didMove(toParent: settings)
--> true 0
