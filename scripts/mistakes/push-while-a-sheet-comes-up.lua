-- facts: A46, A49
-- A push in the same turn as a presentation is dropped: the stack stays as it was.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
home:present(UIViewController "Login", true)
nav:pushViewController(UIViewController "Detail", true)
settle()
print(#nav.viewControllers)
print(warnings()[1].why)
--> Login viewDidLoad
--> warning busy-transition: pushViewController:animated: called on <UINavigationController: 0x120> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> 1
--> a stack doesn't change while a controller in it is presenting; nav is still presenting Login
