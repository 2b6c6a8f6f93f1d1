-- facts: C31, B67
-- A swipe from the edge on an inner stack that is at its root pops the next stack further out.
local inner = UINavigationController{ UIViewController "Inner Root", name = "inner" }
local box = UIViewController "Box"
box:addChild(inner)
inner:didMove(box)
box.view:addSubview(inner.view)
local outer = UINavigationController{ UIViewController "Outer Root", box, name = "outer" }
window.rootViewController = outer
inner:pushViewController(UIViewController "Inner Top", false)
settle()
--> Inner Root willMove(toParent: inner)
--> inner willMove(toParent: Box)
--> inner didMove(toParent: Box)
--> Box viewDidLoad
--> Outer Root willMove(toParent: outer)
--> Box willMove(toParent: outer)
--> Inner Root viewDidLoad
--> Box viewWillAppear
--> Inner Root viewWillAppear
--> Box viewIsAppearing
--> Inner Root viewIsAppearing
--> Inner Top willMove(toParent: inner)
--> Inner Top viewDidLoad
--> Inner Root viewWillDisappear
--> Inner Top viewWillAppear
--> Inner Top viewIsAppearing
--> Inner Root viewDidDisappear
--> Box viewDidAppear
--> Box didMove(toParent: outer)
--> Inner Top viewDidAppear
--> Inner Top didMove(toParent: inner)
print(user.swipeBack())
settle()
print(#inner.viewControllers, #outer.viewControllers)
--> true
--> Inner Top willMove(toParent: nil)
--> Inner Top viewWillDisappear(animated)
--> Inner Root viewWillAppear(animated)
--> Inner Root viewIsAppearing(animated)
--> … 350 ms
--> Inner Top viewDidDisappear(animated)
--> Inner Root viewDidAppear(animated)
--> Inner Root didMove(toParent: inner)
--> Inner Top didMove(toParent: nil)
--> 1 2
print(user.swipeBack{ cancel = true })
settle()
print(#inner.viewControllers, #outer.viewControllers)
--> true
--> Box willMove(toParent: nil)
--> Outer Root viewDidLoad
--> Box viewWillDisappear(animated)
--> Inner Root viewWillDisappear(animated)
--> Outer Root viewWillAppear(animated)
--> Outer Root viewIsAppearing(animated)
--> … 350 ms
--> Outer Root viewWillDisappear(animated)
--> Outer Root viewDidDisappear(animated)
--> Box viewWillAppear(animated)
--> Inner Root viewWillAppear(animated)
--> Box viewIsAppearing(animated)
--> Inner Root viewIsAppearing(animated)
--> Box viewDidAppear(animated)
--> Inner Root viewDidAppear(animated)
--> 1 2
outer.interactivePopGestureRecognizer.isEnabled = false
print(user.swipeBack())
--> false the gesture recogniser is disabled
outer.interactivePopGestureRecognizer.isEnabled = true
print(user.swipeBack())
settle()
print(outer.topViewController, user.swipeBack())
--> true
--> Box willMove(toParent: nil)
--> Box viewWillDisappear(animated)
--> Inner Root viewWillDisappear(animated)
--> Outer Root viewWillAppear(animated)
--> Outer Root viewIsAppearing(animated)
--> … 350 ms
--> Box viewDidDisappear(animated)
--> Inner Root viewDidDisappear(animated)
--> Outer Root viewDidAppear(animated)
--> Outer Root didMove(toParent: outer)
--> Box didMove(toParent: nil)
--> UIViewController "Outer Root" #4 false there is nothing to go back to
