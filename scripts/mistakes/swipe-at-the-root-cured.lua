-- facts: B67
-- The delegate lets a swipe begin only where there is something to pop.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav.interactivePopGestureRecognizer.delegate = {
  shouldBegin = function() return #nav.viewControllers > 1 end,
}
print(user.swipeBack())
nav:pushViewController(UIViewController "Detail")
settle()
print(user.swipeBack())
settle()
print(#nav.viewControllers, #warnings())
--> false there is nothing to go back to
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> nav shouldBegin
--> true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> 1 0
