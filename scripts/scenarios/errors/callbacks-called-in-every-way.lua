-- facts: A77, J26
-- Each way to the warning about appearance callbacks that the program calls.
local function count() print(#warnings()) end

-- A program calls a callback of a controller on the screen.
local home = UIViewController "Home"
window.rootViewController = home
settle()
home:viewWillAppear(false)
home:viewIsAppearing(false)
home:viewDidAppear(false)
home:viewWillDisappear(false)
home:viewDidDisappear(false)
count()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home viewWillAppear
--> warning appearance-by-hand: Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> Home viewIsAppearing
--> warning appearance-by-hand: Calling -viewIsAppearing: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> Home viewDidAppear
--> warning appearance-by-hand: Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> Home viewWillDisappear
--> warning appearance-by-hand: Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> Home viewDidDisappear
--> warning appearance-by-hand: Calling -viewDidDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> 5

-- A container calls the callbacks of its child.
simulator:reset()
local box, child = UIViewController "Box", UIViewController "Child"
function box:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  child:viewWillAppear(animated)
end
function box:viewDidAppear(animated)
  UIViewController.viewDidAppear(self, animated)
  child:viewDidAppear(animated)
end
window.rootViewController = box
settle()
count()
--> Box viewDidLoad
--> Box viewWillAppear
--> Child viewWillAppear
--> warning appearance-by-hand: Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x120>
--> Box viewIsAppearing
--> Box viewDidAppear
--> Child viewDidAppear
--> warning appearance-by-hand: Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x120>
--> 2

-- A controller calls one of its callbacks in another one.
simulator:reset()
local list = UIViewController "List"
function list:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self:viewWillAppear(false)
end
window.rootViewController = list
settle()
count()
--> List viewDidLoad
--> List viewWillAppear
--> warning appearance-by-hand: Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x110>
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> 1

-- What is presented, and what is just being presented, is a controller like any other.
simulator:reset()
home = UIViewController "Home"
window.rootViewController = home
settle()
local form = UIViewController "Form"
home:present(form, true)
wait(0.1)
form:viewWillAppear(true)
settle()
form:viewDidAppear(true)
count()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 100 ms
--> Form viewWillAppear(animated)
--> warning appearance-by-hand: Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x120>
--> … 400 ms
--> Form viewDidAppear(animated)
--> Form viewDidAppear(animated)
--> warning appearance-by-hand: Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <UIViewController: 0x120>
--> 2

-- An override that leaves super out hides the call from UIKit.
simulator:reset()
home = UIViewController "Home"
function home:viewWillAppear() print("load the rows") end
window.rootViewController = home
settle()
home:viewWillAppear(false)
count()
--> Home viewDidLoad
--> Home viewWillAppear
--> load the rows
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home viewWillAppear
--> load the rows
--> 0

-- Up to iOS 12 nothing is logged.
simulator:reset()
simulator.profile = "mid"
home = UIViewController "Home"
window.rootViewController = home
settle()
home:viewWillAppear(false)
count()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home viewWillAppear
--> 0
