-- facts: D16, D26, A70
-- A controller out of the former root's family disappears with it, leaves it, and appears as the
-- root.
local a = UIViewController "A"
local nav = UINavigationController{ UIViewController "Below", a, name = "nav" }
window.rootViewController = nav
settle()
window.rootViewController = a
print(a.parent, #nav.viewControllers)
settle()
print(a.view.superview == window, nav.viewIfLoaded.window)
--> Below willMove(toParent: nav)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> A viewWillDisappear
--> A didMove(toParent: nil)
--> A viewWillAppear
--> nil 1
--> A viewIsAppearing
--> A viewDidAppear
--> true nil
