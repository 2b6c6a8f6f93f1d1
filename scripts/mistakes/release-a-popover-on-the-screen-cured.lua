-- facts: J23
-- The controller that shows it keeps it until it has been dismissed.
simulator.profile, simulator.device = "mid", "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
home.popover = UIPopoverController{ contentViewController = UIViewController "Menu" }
home.popover:present({ x = 0, y = 0, width = 1, height = 1 }, home.view, "any", false)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewDidAppear
home.popover:dismiss(false)
settle()
--> Menu viewWillDisappear
--> Menu viewDidDisappear
home.popover = nil
collectgarbage()
print(#warnings())
--> 0
