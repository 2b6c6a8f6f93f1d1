-- facts: J23
-- Nothing but the program retains the popover of an old iPad.
simulator.profile, simulator.device = "mid", "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local popover = UIPopoverController{ contentViewController = UIViewController "Menu" }
popover:present({ x = 0, y = 0, width = 1, height = 1 }, home.view, "any", false)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewDidAppear
popover = nil
settle()
--> exception NSGenericException: -[UIPopoverController dealloc] reached while popover is still visible.
