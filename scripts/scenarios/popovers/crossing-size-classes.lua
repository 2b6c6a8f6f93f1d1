-- facts: F72
-- A popover becomes a sheet where the width becomes compact, and a popover again, in place.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
local popover = menu.popoverPresentationController
popover.sourceView = home.view
popover.sourceRect = { x = 100, y = 100, width = 20, height = 20 }
popover.delegate = {
  adaptivePresentationStyle = function() print "adaptive style" return "pageSheet" end,
  prepareAdaptive = function() print "prepare" end,
  willPresentWithAdaptiveStyle = function(_, style) print("will present", style) end,
  prepareForPopoverPresentation = function() print "prepare popover" end,
}
home:present(menu, false)
settle()
--> Menu viewDidLoad
--> Menu prepareForPopoverPresentation
--> prepare popover
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
print(popover.arrowDirection)
--> up
simulator.horizontalSizeClass = "compact"
settle()
--> Menu adaptivePresentationStyle(compact x regular)
--> adaptive style
--> Menu prepareAdaptive
--> prepare
--> Menu willPresentWithAdaptiveStyle(pageSheet)
--> will present pageSheet
print(menu.presentingViewController == home, popover.adaptivePresentationStyle)
--> Menu adaptivePresentationStyle(compact x regular)
--> adaptive style
--> true pageSheet
print(popover.arrowDirection)
--> unknown
simulator.horizontalSizeClass = "regular"
settle()
--> Menu willPresentWithAdaptiveStyle(none)
--> will present none
--> Menu prepareForPopoverPresentation
--> prepare popover
print(menu.presentingViewController == home, popover.arrowDirection)
--> true up
