-- facts: P37, pop-inner-current-context-tap
-- A tap outside dismisses the popover together with what it presents in its context.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "popover" }
panel.popoverPresentationController.sourceView = home.view
local inner = UIViewController{ title = "Inner", modalPresentationStyle = "currentContext" }
settle()
home:present(panel)
settle()
panel:present(inner)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Panel viewDidLoad
--> Panel viewWillAppear
--> Panel viewIsAppearing
--> Panel viewDidAppear
--> Inner viewDidLoad
--> Panel viewWillDisappear
--> Inner viewWillAppear
--> Inner viewIsAppearing
--> Inner viewDidAppear
--> Panel viewDidDisappear
user.tapOutside()
settle()
print(home.presentedViewController)
--> Inner viewWillDisappear(animated)
--> … 500 ms
--> Inner viewDidDisappear(animated)
--> nil
