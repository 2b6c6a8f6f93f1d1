-- facts: B71, P36, F73
-- Before iOS 8 a popover is an object that shows a controller from a bar button or a rectangle.
simulator.profile, simulator.device = "classic", "iPad"
local home, menu = UIViewController "Home", UIViewController "Menu"
local item = UIBarButtonItem{ title = "Menu" }
local help = UIBarButtonItem{ title = "Help", action = function() print "help" end }
home.navigationItem.leftBarButtonItem, home.navigationItem.rightBarButtonItem = help, item
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local popover = UIPopoverController{ contentViewController = menu, name = "popover" }
popover.popoverContentSize = { width = 300, height = 400 }
function item.action()
  if popover.isPopoverVisible then popover:dismiss(true) else popover:present(item, "any", true) end
end
print(popover.isPopoverVisible, popover.popoverArrowDirection)
user.tap "Menu"
settle()
print(popover.isPopoverVisible, popover.popoverArrowDirection, menu.view.frame.width)
print(screen())
--> false unknown
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
--> true up 300.0
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ Help                                Home                                Menu │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController┌──────────────────────────────┐ │
--> │                                             │  UIViewController #2 "Menu"  │ │
--> │                                             └──────────────────────────────┘ │
--> └──────────────────────────────────────────────────────────────────────────────┘
-- A tap outside asks the delegate first, and notifies it; the bar can be tapped meanwhile.
local isFinal = false
popover.delegate = {
  shouldDismissPopover = function() return isFinal end,
  didDismissPopover = function(sender) print("gone", sender == popover) end,
}
user.tap "Help"
print(user.tapOutside())
isFinal = true
user.tapOutside()
settle()
print(popover.isPopoverVisible, popover.popoverArrowDirection)
--> help
--> popover shouldDismissPopover
--> false the user may not dismiss the presentation
--> popover shouldDismissPopover
--> Menu viewWillDisappear(animated)
--> … 400 ms
--> Menu viewDidDisappear(animated)
--> popover didDismissPopover
--> gone true
--> false unknown
-- The program's own dismissal calls neither.
user.tap "Menu"
settle()
user.tap "Menu"
settle()
print(popover.isPopoverVisible)
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
--> Menu viewWillDisappear(animated)
--> … 400 ms
--> Menu viewDidDisappear(animated)
--> false
-- From a rectangle of a view; a new content replaces the old one.
popover:present({ x = 10, y = 700, width = 1, height = 1 }, home.view, "left", false)
settle()
print(popover.popoverArrowDirection)
popover.contentViewController = UIViewController "Other"
settle()
print(popover.isPopoverVisible)
--> Menu viewWillAppear
--> Menu viewDidAppear
--> left
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> completion of dismiss(Menu)
--> Other viewDidLoad
--> Other viewWillAppear
--> Other viewDidAppear
--> true
-- A stack in a popover from a toolbar: the bar below takes taps all the while.
popover:dismiss(false)
settle()
local inner = UIViewController "Inner"
local action = UIBarButtonItem{ title = "Action" }
local other = UIBarButtonItem{ title = "Other", action = function() print "other" end }
home.toolbarItems = { action, other }
home.navigationController.isToolbarHidden = false
popover.contentViewController = UINavigationController{ inner, name = "stack" }
popover:present(action, "any", false)
settle()
print(popover.popoverArrowDirection)
user.tap "Other"
--> Other viewWillDisappear
--> Other viewDidDisappear
--> Inner willMove(toParent: stack)
--> Inner viewDidLoad
--> Inner viewWillAppear
--> Inner viewDidAppear
--> Inner didMove(toParent: stack)
--> down
--> other
