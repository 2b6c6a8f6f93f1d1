-- facts: P77
-- The source may be set until the end of the turn.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
home:present(menu, true)
menu.popoverPresentationController.sourceView = home.view
settle()
print(home.presentedViewController.title, #warnings())
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
--> Menu 0
