-- facts: J8, B67
-- A delegate that can provide animators turns the swipe back off, whatever it provides.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
nav:pushViewController(UIViewController "Detail", false)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
nav.delegate = { animationControllerFor = function() return nil end }
print(user.swipeBack())
settle()
print(#nav.viewControllers)
--> false the delegate provides animators, which turns the swipe off
--> 2
nav.delegate = { didShow = function() end }
print(user.swipeBack())
settle()
print(#nav.viewControllers)
--> true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Detail didMove(toParent: nil)
--> nav didShow(Root, animated)
--> 1
