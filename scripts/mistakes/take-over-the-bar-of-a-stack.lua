-- facts: B36
-- The bar of a stack gets another delegate.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local _, problem = pcall(function() nav.navigationBar.delegate = {} end)
print(problem.code)
print(problem.why)
--> A willMove(toParent: nav)
--> exception NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a controller.
--> managed-bar-delegate
--> a navigation controller is the delegate of its own bar
