-- facts: none
-- A popover points at a view that isn't on screen yet.
simulator.profile, simulator.device = "classic", "iPad"
local home = UIViewController "Home"
function home:viewDidLoad()
  self.popover = UIPopoverController{ contentViewController = UIViewController "Menu" }
  local _, e = pcall(function()
    self.popover:present({ x = 0, y = 0, width = 1, height = 1 }, self.view, "any", true)
  end)
  print(e.message)
  print(e.why)
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> exception NSGenericException: -[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be presented from a view which does not have a window.
--> -[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be presented from a view which does not have a window.
--> a popover points at a view or a bar button in a window
--> Home viewWillAppear
--> Home viewDidAppear
