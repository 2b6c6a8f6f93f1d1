-- facts: none
-- An iPhone presents the controller itself.
simulator.profile = "classic"
local home, menu = UIViewController "Home", UIViewController "Menu"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
if UIDevice.current().userInterfaceIdiom == "pad" then
  UIPopoverController{ contentViewController = menu }:present(
    { x = 0, y = 0, width = 1, height = 1 }, home.view, "any", true)
else
  home:present(menu, true)
end
settle()
print(#warnings())
--> Menu viewDidLoad
--> Home viewWillDisappear(animated)
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> 0
