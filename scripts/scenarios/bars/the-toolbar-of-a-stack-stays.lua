-- facts: B33, B39, B51, R17
-- The toolbar of a stack is shown and hidden by its stack; a program must not move it.
simulator.profile = "classic"
local home = UIViewController{ title = "Home", toolbarItems = { UIBarButtonItem "Share" } }
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
nav.isToolbarHidden = false
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local toolbar = nav.toolbar
local before = toolbar.frame
toolbar.frame = { x = 0, y = 0, width = 10, height = 10 }
toolbar.bounds = { x = 0, y = 0, width = 10, height = 10 }
toolbar.alpha = 0.5
toolbar.isHidden = true
toolbar.isHidden = false
--> warning managed-bar-geometry: The frame of a UIToolbar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The bounds of a UIToolbar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The alpha of a UIToolbar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The hidden property of a UIToolbar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The hidden property of a UIToolbar managed by <UINavigationController: 0x120> must not be set.
print(toolbar.frame.y == before.y, toolbar.frame.width == before.width)
--> true true
-- One that belongs to no stack may be anywhere.
local alone = UIToolbar{}
alone.frame = { x = 0, y = 100, width = 320, height = 44 }
alone.isHidden = true
print(alone.frame.y, alone.isHidden, #warnings())
--> 100.0 true 5
