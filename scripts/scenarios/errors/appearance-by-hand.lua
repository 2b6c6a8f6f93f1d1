-- facts: A74, A75, A77
-- Appearance callbacks are for UIKit to call; a program that calls one gets a warning.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:viewWillDisappear(false)
--> Home viewWillDisappear
--> warning appearance-by-hand: Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
local quiet = UIViewController{ title = "Quiet" }
function quiet:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
end
home:present(quiet)
settle()
print(#warnings())
--> Quiet viewDidLoad
--> Quiet viewWillAppear
--> Quiet viewIsAppearing
--> Quiet viewDidAppear
--> 1
