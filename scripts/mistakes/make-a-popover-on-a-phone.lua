-- facts: none
-- Before iOS 8 there are popovers on iPads only.
simulator.profile = "classic"
local menu = UIViewController "Menu"
local _, e = pcall(UIPopoverController, { contentViewController = menu })
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.
--> -[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.
--> before iOS 8 there are popovers on iPads only
