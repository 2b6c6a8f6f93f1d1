-- facts: P30, P36, P77, err-popover-no-source, err-popover-source-after-present
-- A popover needs a source when it appears, which is after the call.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local lost = UIViewController{ title = "Lost", modalPresentationStyle = "popover" }
home:present(lost, true, function() print("never") end)
local ok, problem = pcall(settle)
print(ok, problem.name, home.presentedViewController)
--> Lost viewDidLoad
--> exception NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x128>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
--> false NSGenericException nil
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
home:present(menu, true)
menu.popoverPresentationController.sourceView = home.view
settle()
print(menu.presentationController.adaptivePresentationStyle, menu.view.frame.width)
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
--> popover 320.0
menu.popoverPresentationController.delegate = { didDismiss = function() end }
user.tapOutside()
settle()
--> Menu viewWillDisappear(animated)
--> … 500 ms
--> Menu viewDidDisappear(animated)
--> Menu didDismiss
