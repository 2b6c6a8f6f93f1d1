-- facts: A63
-- A new controller of the same class is not the one in the stack.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
nav:pushViewController(UIViewController "List", false)
nav:pushViewController(UIViewController "Item", false)
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Item viewWillAppear
--> Item viewIsAppearing
--> Item viewDidAppear
--> Item didMove(toParent: nav)
local _, e = pcall(function() nav:popToViewController(UIViewController "List", true) end)
print(e.message)
print(e.why)
--> exception NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
--> Tried to pop to a view controller that doesn't exist.
--> a stack can be popped only to a controller that is in it; the List in nav is another instance, #3, not #5
