-- facts: P83
-- In iOS 5 and 6 a second presentation during the first one raises.
simulator.profile, simulator.device = "classic", "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
home:present(UIViewController{ title = "Terms", modalPresentationStyle = "formSheet" }, true)
local _, e = pcall(function() home:present(UIViewController "Login", true) end)
print(e.message)
print(e.why)
settle()
--> Terms viewDidLoad
--> exception NSInternalInconsistencyException: Attempting to begin a modal transition from <UIViewController: 0x110> to <UIViewController: 0x130> while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed
--> Attempting to begin a modal transition from <UIViewController: 0x110> to <UIViewController: 0x130> while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed
--> old releases present one controller at a time; Home is still presenting Terms
--> Terms viewWillAppear(animated)
--> … 400 ms
--> Terms viewDidAppear(animated)
