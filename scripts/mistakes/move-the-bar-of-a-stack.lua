-- facts: B33
-- The bar of a stack is moved by hand.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.navigationBar.frame = { x = 0, y = 90, width = 10, height = 10 }
print(warnings()[1].why)
--> A willMove(toParent: nav)
--> warning managed-bar-geometry: The frame of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> a navigation controller sets the frames of its bars
