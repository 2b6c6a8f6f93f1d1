-- facts: A4, A35, B51
-- Flow 4: the menu hides the bar; the jump shows it and pushes two levels in one assignment.

local menu = UIViewController "menu"
function menu:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  self.navigationController:setNavigationBarHidden(true, animated)
end
local nav = UINavigationController{ menu, name = "nav" }
window.rootViewController = nav
settle()
print(nav.isNavigationBarHidden, nav.navigationBar.displayed)
--> menu willMove(toParent: nav)
--> menu viewDidLoad
--> menu viewWillAppear
--> menu viewIsAppearing
--> menu viewDidAppear
--> menu didMove(toParent: nav)
--> true nil
local settings, privacy = UIViewController "settings", UIViewController "privacy"
local stack = nav.viewControllers
stack[2], stack[3] = settings, privacy
nav:setNavigationBarHidden(false, true)
nav:setViewControllers(stack, true)
settle()
print(settings.isViewLoaded, nav.navigationBar.displayed.left[1])
--> settings willMove(toParent: nav)
--> privacy willMove(toParent: nav)
--> privacy viewDidLoad
--> menu viewWillDisappear(animated)
--> privacy viewWillAppear(animated)
--> privacy viewIsAppearing(animated)
--> … 350 ms
--> menu viewDidDisappear(animated)
--> privacy viewDidAppear(animated)
--> privacy didMove(toParent: nav)
--> false ‹ settings
user.back()
settle()
print(settings.isViewLoaded)
--> privacy willMove(toParent: nil)
--> settings viewDidLoad
--> privacy viewWillDisappear(animated)
--> settings viewWillAppear(animated)
--> settings viewIsAppearing(animated)
--> … 350 ms
--> privacy viewDidDisappear(animated)
--> settings viewDidAppear(animated)
--> settings didMove(toParent: nav)
--> privacy didMove(toParent: nil)
--> true
user.back()
settle()
print(nav.isNavigationBarHidden)
--> settings willMove(toParent: nil)
--> settings viewWillDisappear(animated)
--> menu viewWillAppear(animated)
--> menu viewIsAppearing(animated)
--> … 350 ms
--> settings viewDidDisappear(animated)
--> menu viewDidAppear(animated)
--> settings didMove(toParent: nil)
--> true
