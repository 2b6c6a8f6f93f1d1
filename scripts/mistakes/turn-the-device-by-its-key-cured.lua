-- facts: E85
-- The controller changes what it supports, and says so.
local home = UIViewController "Home"
local supported = "portrait"
function home:supportedInterfaceOrientations() return supported end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
supported = "landscapeRight"
home:setNeedsUpdateOfSupportedInterfaceOrientations()
print(home.interfaceOrientation, #warnings())
--> landscapeRight 0
