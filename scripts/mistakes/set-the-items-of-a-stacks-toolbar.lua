-- facts: B39, B53
-- The items are set on the toolbar of a stack.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.toolbar.items = { UIBarButtonItem "x" }
print(warnings()[1].why)
--> A willMove(toParent: nav)
--> warning managed-toolbar-items: The items of the UIToolbar managed by <UINavigationController: 0x120> come from its top view controller; setting them has no effect.
--> a stack's toolbar shows the items of the top controller
