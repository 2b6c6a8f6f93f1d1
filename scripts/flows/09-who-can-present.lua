-- facts: P8, P52
-- Flow 9: follow the presented chain to its end, and present there; any member of a family works.

local first = UIViewController "first"
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = nav
settle()
first:present(UIViewController "a", true)
settle()
first.presentedViewController:present(UIViewController "b", true)
settle()
--> first willMove(toParent: nav)
--> first viewDidLoad
--> first viewWillAppear
--> first viewIsAppearing
--> first viewDidAppear
--> first didMove(toParent: nav)
--> a viewDidLoad
--> a viewWillAppear(animated)
--> a viewIsAppearing(animated)
--> … 500 ms
--> a viewDidAppear(animated)
--> b viewDidLoad
--> b viewWillAppear(animated)
--> b viewIsAppearing(animated)
--> … 500 ms
--> b viewDidAppear(animated)
local function topmost(controller)
  while controller.presentedViewController do controller = controller.presentedViewController end
  return controller
end
topmost(window.rootViewController.viewControllers[1]):present(UIViewController "c", true)
settle()
print(tree())
--> c viewDidLoad
--> c viewWillAppear(animated)
--> c viewIsAppearing(animated)
--> … 500 ms
--> c viewDidAppear(animated)
--> window
--> └─ nav  UINavigationController         appeared
-->    ├─ #1  UIViewController "first"     appeared
-->    => #3  UIViewController "a"         appeared   pageSheet
-->       => #4  UIViewController "b"      appeared   pageSheet
-->          => #5  UIViewController "c"   appeared   pageSheet
first:dismiss(false, function() first:present(UIViewController "alone", true) end)
settle()
print(tree())
--> c viewWillDisappear
--> b viewWillDisappear
--> a viewWillDisappear
--> c viewDidDisappear
--> b viewDidDisappear
--> a viewDidDisappear
--> completion of dismiss(first)
--> alone viewDidLoad
--> alone viewWillAppear(animated)
--> alone viewIsAppearing(animated)
--> … 500 ms
--> alone viewDidAppear(animated)
--> window
--> └─ nav  UINavigationController       appeared
-->    ├─ #1  UIViewController "first"   appeared
-->    => #6  UIViewController "alone"   appeared   pageSheet
