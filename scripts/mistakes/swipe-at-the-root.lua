-- facts: B67
-- Without the recognizer's delegate a swipe can begin at the root, where nothing can be popped.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav.interactivePopGestureRecognizer.delegate = { shouldBegin = function() return true end }
print(user.swipeBack())
settle()
print(#nav.viewControllers, #warnings())
--> false there is nothing to go back to
--> 1 0
