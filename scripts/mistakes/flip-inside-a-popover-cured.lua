-- facts: P46
-- A presentation inside a popover covers it.
simulator.profile, simulator.device = "mid", "iPad"
local home = UIViewController "Home"
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "popover" }
local back = UIViewController{ title = "Back", modalPresentationStyle = "currentContext" }
window.rootViewController = home
panel.popoverPresentationController.sourceView = home.view
settle()
home:present(panel, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Panel viewDidLoad
--> Panel viewWillAppear(animated)
--> … 500 ms
--> Panel viewDidAppear(animated)
panel:present(back, true)
settle()
print(panel.presentedViewController.title, #warnings())
--> Back viewDidLoad
--> Panel viewWillDisappear(animated)
--> Back viewWillAppear(animated)
--> … 500 ms
--> Back viewDidAppear(animated)
--> Panel viewDidDisappear(animated)
--> Back 0
