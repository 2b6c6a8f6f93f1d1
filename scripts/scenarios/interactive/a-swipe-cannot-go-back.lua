-- facts: A17, A78
-- A swipe is cancelled when the popped controller has another place: the pop goes on to its end.
local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a, b, name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)

-- Its view was put into another controller's view.
print(user.swipeBack{ at = 0.5 })
a.view:addSubview(b.view)
print(user.release{ cancel = true })
settle()
print(#nav.viewControllers, b.parent, b.view.superview == a.view)
--> true
--> A viewDidLoad
--> true
--> B willMove(toParent: nil)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 175 ms
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> 1 nil true

-- The stack was put into the popped controller.
b.view:removeFromSuperview()
nav:pushViewController(b, false)
settle()
--> B viewWillDisappear
--> B viewDidDisappear
--> B willMove(toParent: nav)
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
print(user.swipeBack{ at = 0.5 })
b:addChild(nav)
print(user.release{ cancel = true })
settle()
print(#nav.viewControllers, nav.parent)
--> true
--> nav willMove(toParent: B)
--> true
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> … 175 ms
--> B viewDidDisappear(animated)
--> B didMove(toParent: nil)
--> 1 UIViewController "B" #2
