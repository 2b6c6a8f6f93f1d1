-- facts: J6, A49
-- Pops that are asked for during a transition return nil, and are made after it, each of what is
-- on the stack then.
local root = UIViewController "Root"
local nav = UINavigationController{ root, name = "nav" }
window.rootViewController = nav
nav:pushViewController(UIViewController "First", false)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> First willMove(toParent: nav)
--> First viewDidLoad
--> Root viewWillDisappear
--> First viewWillAppear
--> First viewIsAppearing
--> Root viewDidDisappear
--> First viewDidAppear
--> First didMove(toParent: nav)
nav:pushViewController(UIViewController "Second", true)
wait(0.2)
print(nav:popViewController(true), nav:popViewController(false), #nav.viewControllers)
settle()
print(#nav.viewControllers)
--> Second willMove(toParent: nav)
--> Second viewDidLoad
--> First viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> nil nil 3
--> … 350 ms
--> First viewDidDisappear(animated)
--> Second viewDidAppear(animated)
--> Second didMove(toParent: nav)
--> Second willMove(toParent: nil)
--> Second viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> First didMove(toParent: nil)
--> Second viewDidDisappear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> Second didMove(toParent: nil)
--> 1

-- To the root, and to a controller that has left meanwhile.
local third = UIViewController "Third"
nav:setViewControllers({ root, third, UIViewController "Fourth" }, false)
settle()
--> Third willMove(toParent: nav)
--> Fourth willMove(toParent: nav)
--> Fourth viewDidLoad
--> Root viewWillDisappear
--> Fourth viewWillAppear
--> Fourth viewIsAppearing
--> Root viewDidDisappear
--> Fourth viewDidAppear
--> Fourth didMove(toParent: nav)
nav:pushViewController(UIViewController "Fifth", true)
wait(0.2)
print(nav:popToRootViewController(true), nav:popToViewController(third, true))
settle()
print(#nav.viewControllers, nav.topViewController)
--> Fifth willMove(toParent: nav)
--> Fifth viewDidLoad
--> Fourth viewWillDisappear(animated)
--> Fifth viewWillAppear(animated)
--> Fifth viewIsAppearing(animated)
--> nil nil
--> … 350 ms
--> Fourth viewDidDisappear(animated)
--> Fifth viewDidAppear(animated)
--> Fifth didMove(toParent: nav)
--> Fifth willMove(toParent: nil)
--> Fifth viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> Third didMove(toParent: nil)
--> Fourth didMove(toParent: nil)
--> … 350 ms
--> Fifth viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Fifth didMove(toParent: nil)
--> 1 UIViewController "Root" #1
