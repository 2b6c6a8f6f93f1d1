-- facts: A21, A38, A69
-- Flow 2: after the purchase the form disappears from the history; Back from print shows the order.

local orders, order = UIViewController "orders", UIViewController "order"
local form = UIViewController{ title = "form", name = "form" }
local nav = UINavigationController{ orders, order, form, name = "nav" }
window.rootViewController = nav
settle()
print(tree())
--> orders willMove(toParent: nav)
--> order willMove(toParent: nav)
--> form willMove(toParent: nav)
--> form viewDidLoad
--> form viewWillAppear
--> form viewIsAppearing
--> form viewDidAppear
--> form didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "orders"   disappeared   view not loaded
-->    ├─ #2  UIViewController "order"    disappeared   view not loaded
-->    └─ form  UIViewController "form"   appeared      top

-- One assignment, one transition: the new top was not in the stack, so it is pushed.
nav:setViewControllers({ orders, order, UIViewController "print" }, true)
print(form.parent)
settle()
--> nil
--> form willMove(toParent: nil)
--> print willMove(toParent: nav)
--> print viewDidLoad
--> form viewWillDisappear(animated)
--> print viewWillAppear(animated)
--> print viewIsAppearing(animated)
--> … 350 ms
--> form viewDidDisappear(animated)
--> print viewDidAppear(animated)
--> form didMove(toParent: nil)
--> print didMove(toParent: nav)
print(tree())
print(nav.navigationBar.displayed.left[1])
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "orders"   disappeared   view not loaded
-->    ├─ #2  UIViewController "order"    disappeared   view not loaded
-->    └─ #5  UIViewController "print"    appeared      top
--> ‹ order

-- Nothing refers to the form any more.
form = nil -- luacheck: ignore
--> form deinit
user.back()
settle()
--> print willMove(toParent: nil)
--> order viewDidLoad
--> print viewWillDisappear(animated)
--> order viewWillAppear(animated)
--> order viewIsAppearing(animated)
--> … 350 ms
--> print viewDidDisappear(animated)
--> order viewDidAppear(animated)
--> order didMove(toParent: nav)
--> print didMove(toParent: nil)
print(tree())
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "orders"   disappeared   view not loaded
-->    └─ #2  UIViewController "order"    appeared      top
