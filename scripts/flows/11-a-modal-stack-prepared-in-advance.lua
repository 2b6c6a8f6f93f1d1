-- facts: A4, A34
-- Flow 11: a screen is pushed before its stack is presented; it is the one that appears.

window.rootViewController = UINavigationController{ UIViewController "tab", name = "nav" }
settle()
--> tab willMove(toParent: nav)
--> tab viewDidLoad
--> tab viewWillAppear
--> tab viewIsAppearing
--> tab viewDidAppear
--> tab didMove(toParent: nav)
local settings = UIViewController "settings"
local settingsNav = UINavigationController{ name = "settingsNav" }
settingsNav.viewControllers = { settings }
settingsNav:pushViewController(UIViewController "sub", false)
settingsNav.modalPresentationStyle = "overFullScreen"
window.rootViewController:present(settingsNav, true)
settle()
--> settings willMove(toParent: settingsNav)
--> sub willMove(toParent: settingsNav)
--> sub viewDidLoad
--> sub viewWillAppear(animated)
--> sub viewIsAppearing(animated)
--> … 500 ms
--> sub viewDidAppear(animated)
--> sub didMove(toParent: settingsNav)
print(tree())
--> window
--> └─ nav  UINavigationController              appeared
-->    ├─ #1  UIViewController "tab"            appeared
-->    => settingsNav  UINavigationController   appeared      overFullScreen
-->       ├─ #3  UIViewController "settings"    disappeared   view not loaded
-->       └─ #5  UIViewController "sub"         appeared      top
user.back()
settle()
--> sub willMove(toParent: nil)
--> settings viewDidLoad
--> sub viewWillDisappear(animated)
--> settings viewWillAppear(animated)
--> settings viewIsAppearing(animated)
--> … 350 ms
--> sub viewDidDisappear(animated)
--> settings viewDidAppear(animated)
--> settings didMove(toParent: settingsNav)
--> sub didMove(toParent: nil)
