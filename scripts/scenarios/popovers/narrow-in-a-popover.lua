-- facts: J20
-- What is in a popover is narrow, on an iPad too.
simulator.device = "iPad"
local home = UIViewController "Home"
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
menu.popoverPresentationController.sourceView = home.view
home:present(menu, true)
settle()
print(home.traitCollection.horizontalSizeClass, menu.traitCollection.horizontalSizeClass)
print(menu.traitCollection.verticalSizeClass)
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
--> regular compact
--> regular
home:dismiss(false)
settle()
print(menu.traitCollection.horizontalSizeClass)
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> compact
