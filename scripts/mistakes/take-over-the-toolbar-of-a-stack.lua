-- facts: B36
-- The toolbar of a stack gets another delegate.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local _, problem = pcall(function() nav.toolbar.delegate = {} end)
print(problem.code)
print(problem.why)
--> A willMove(toParent: nav)
--> exception NSInternalInconsistencyException: Cannot manually set the delegate on a UIToolbar managed by a controller.
--> managed-toolbar-delegate
--> a navigation controller is the delegate of its own toolbar
