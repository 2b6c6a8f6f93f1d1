-- facts: A77
-- To reload its data a controller calls its own viewWillAppear.
local list = UIViewController "List"
function list:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  print("load the rows")
end
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> load the rows
--> List viewIsAppearing
--> List viewDidAppear
list:viewWillAppear(false)
print(warnings()[1].why)
--> List viewWillAppear
--> warning appearance-by-hand: Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> load the rows
--> viewWillAppear was called by the program; only UIKit calls it
