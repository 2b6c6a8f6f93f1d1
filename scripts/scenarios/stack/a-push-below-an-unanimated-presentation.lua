-- facts: D28, A46
-- A presentation without animation does not make the stack busy.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:present(UIViewController "Sheet", false)
nav:pushViewController(UIViewController "B", false)
print(#nav.viewControllers)
wait(0)
nav:pushViewController(UIViewController "C", false)
settle()
print(#nav.viewControllers)
--> Sheet viewDidLoad
--> 2
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> Sheet viewDidAppear
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> B viewDidDisappear
--> C viewDidAppear
--> C didMove(toParent: nav)
--> 3

-- An animated one does.
nav:dismiss(false)
settle()
nav:present(UIViewController "Animated", true)
nav:pushViewController(UIViewController "D", false)
settle()
print(#nav.viewControllers)
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> Animated viewDidLoad
--> warning busy-transition: pushViewController:animated: called on <UINavigationController: 0x120> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> Animated viewWillAppear(animated)
--> Animated viewIsAppearing(animated)
--> … 500 ms
--> Animated viewDidAppear(animated)
--> 3
