-- facts: A15, A69, CAT-05
-- An unanimated pop keeps the order and takes no time, but isn't over when the call returns.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
nav:pushViewController(UIViewController{ title = "B", name = "B" }, false)
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
local popped = weak(nav:popViewController())
print(popped:get() ~= nil)
--> true
--> B willMove(toParent: nil)
--> B viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> B viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> B deinit
print(popped:get())
--> nil
