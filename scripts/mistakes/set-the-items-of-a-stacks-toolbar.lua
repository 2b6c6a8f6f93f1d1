-- facts: B39, B53
-- The toolbar of a stack is given items.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.toolbar.items = { UIBarButtonItem "x" }
print(warnings()[1].why)
--> warning managed-toolbar-items: The items of the UIToolbar managed by <UINavigationController: 0x120> come from its top view controller; setting them has no effect.
--> the items of a stack's toolbar are those of its top
