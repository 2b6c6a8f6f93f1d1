-- facts: A14, A19, A39, A67, NIA-06
-- Those between the top and the target get no appearance callbacks, and leave before the end.
local nav = UINavigationController{ name = "nav" }
for _, name in ipairs{ "A", "B", "C" } do
  nav:pushViewController(UIViewController{ title = name, name = name })
end
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> C didMove(toParent: nav)
print(#nav:popToRootViewController(true))
wait(0.1)
--> 2
--> C willMove(toParent: nil)
--> A viewDidLoad
--> C viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> B didMove(toParent: nil)
--> … 100 ms
--> B deinit
settle()
--> … 250 ms
--> C viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> C didMove(toParent: nil)
--> C deinit
-- The same without an animation.
nav:setViewControllers({ nav.topViewController, UIViewController "D", UIViewController "E" }, false)
settle()
nav:popToRootViewController(false)
settle()
--> D willMove(toParent: nav)
--> E willMove(toParent: nav)
--> E viewDidLoad
--> A viewWillDisappear
--> E viewWillAppear
--> E viewIsAppearing
--> A viewDidDisappear
--> E viewDidAppear
--> E didMove(toParent: nav)
--> E willMove(toParent: nil)
--> E viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> D didMove(toParent: nil)
--> E viewDidDisappear
--> A viewDidAppear
--> E didMove(toParent: nil)
