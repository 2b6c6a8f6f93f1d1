-- facts: J5
-- The visible controller of a stack whose top presents another stack is the one that is seen there.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local modal = UINavigationController{ UIViewController "First", name = "modal" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> First willMove(toParent: modal)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav.topViewController:present(modal, false)
settle()
print(nav.visibleViewController)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: modal)
--> UIViewController "First" #3
modal:pushViewController(UIViewController "Second", false)
settle()
print(nav.visibleViewController, modal.visibleViewController)
--> Second willMove(toParent: modal)
--> Second viewDidLoad
--> First viewWillDisappear
--> Second viewWillAppear
--> Second viewIsAppearing
--> First viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: modal)
--> UIViewController "Second" #5 UIViewController "Second" #5
