-- facts: B39, B53
-- The top of the stack is given the items.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.topViewController.toolbarItems = { UIBarButtonItem "x" }
nav:setToolbarHidden(false)
print(nav.toolbar.displayed[1], #warnings())
--> x 0
