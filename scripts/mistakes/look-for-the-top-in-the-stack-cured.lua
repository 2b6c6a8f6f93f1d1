-- facts: P7, P8, A82
-- From the root: follow presentedViewController, then the selected tab and the top of the stack.
local function next(controller)
  return controller.presentedViewController
    or controller:isKind(UITabBarController) and controller.selectedViewController
    or controller:isKind(UINavigationController) and controller.topViewController
end
local function topmost(controller)
  while next(controller) do controller = next(controller) end
  return controller
end
local home = UIViewController "Home"
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
print(topmost(window.rootViewController).title)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Home
home:present(UIViewController "Login", true)
settle()
print(topmost(window.rootViewController).title)
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> Login
