-- facts: B34
-- An item is pushed onto the bar of a stack.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local _, problem = pcall(function() nav.navigationBar:pushItem(UINavigationItem "X", true) end)
print(problem.code)
print(problem.why)
--> A willMove(toParent: nav)
--> exception NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> managed-bar
--> the items of a stack's bar come from its view controllers
