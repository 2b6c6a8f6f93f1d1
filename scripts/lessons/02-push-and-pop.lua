-- facts: A4, A13, A14, A31, A66, B16, B19
-- Lesson 2: a navigation controller shows the top of its stack.

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

-- A push changes the stack at once and returns; everything else happens at the
-- end of the turn. The old view disappears first, the new one appears last.
local detail = UIViewController "Detail"
nav:pushViewController(detail, true)
print(#nav.viewControllers, detail.isViewLoaded)
--> 2 false
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)

-- `wait` advances the clock. The push takes 350 ms.
wait(1)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
print(tree())
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "Home"     disappeared
-->    └─ #3  UIViewController "Detail"   appeared      top

-- The back button is the item of the controller below, never of the top one.
print(nav.navigationBar.displayed.left[1], nav.navigationBar.displayed.title)
--> ‹ Home Detail

-- A pop returns the controller it removes; the root can't be popped.
print(nav:popViewController(true) == detail)
settle()
--> true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
print(nav:popViewController(true))
--> nil

-- The user's tap on the back button is a pop, too.
nav:pushViewController(detail, false)
settle()
--> Detail willMove(toParent: nav)
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.back()
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)

-- Only the top is ever loaded: a controller that was below it from the start
-- loads its view when it becomes the top.
nav.viewControllers = { home, UIViewController "Buried", UIViewController "Top" }
settle()
--> Buried willMove(toParent: nav)
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> Home viewWillDisappear
--> Top viewWillAppear
--> Top viewIsAppearing
--> Home viewDidDisappear
--> Top viewDidAppear
--> Top didMove(toParent: nav)
print(tree())
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "Home"     disappeared
-->    ├─ #4  UIViewController "Buried"   disappeared   view not loaded
-->    └─ #5  UIViewController "Top"      appeared      top
