-- facts: F102
-- Traits that a controller reads in its layout are tracked: a change asks for another layout.
local home = UIViewController "Home"
function home:viewWillLayoutSubviews() print("layout", self.traitCollection.userInterfaceStyle) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewWillLayoutSubviews
--> layout light
--> Home viewDidAppear
simulator.userInterfaceStyle = "dark"
settle()
--> Home viewWillLayoutSubviews
--> layout dark
