-- facts: B39, B53
-- The items are set on the top of the stack.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.topViewController.toolbarItems = { UIBarButtonItem "x" }
nav:setToolbarHidden(false)
print(nav.toolbar.displayed[1], #warnings())
--> A willMove(toParent: nav)
--> x 0
