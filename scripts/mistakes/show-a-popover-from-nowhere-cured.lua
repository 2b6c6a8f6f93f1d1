-- facts: none
-- When the view has appeared, the popover has something to point at.
simulator.profile, simulator.device = "classic", "iPad"
local home = UIViewController "Home"
function home:viewDidAppear()
  self.popover = UIPopoverController{ contentViewController = UIViewController "Menu" }
  self.popover:present({ x = 0, y = 0, width = 1, height = 1 }, self.view, "any", true)
end
window.rootViewController = home
settle()
print(home.popover.isPopoverVisible, #warnings())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
--> true 0
