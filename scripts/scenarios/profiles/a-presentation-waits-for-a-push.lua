-- facts: P76, P80, err-active-controller-deferred
-- A presentation waits for the end of a push, and is checked only then.
simulator.profile = "mid"
local home, picker = UIViewController "Home", UINavigationController{ UIViewController "Albums" }
picker.name = "picker"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Albums willMove(toParent: UINavigationController#3)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:pushViewController(UIViewController "Detail", true)
wait(0.1)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
nav:present(picker, true)
nav:present(picker, true)
print(nav.presentedViewController)
--> nil
local ok, problem = pcall(settle)
print(ok, problem.name)
settle()
--> … 250 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> Albums viewDidLoad
--> exception NSInvalidArgumentException: Application tried to present modally an active controller <UINavigationController: 0x130>.
--> Detail viewWillDisappear(animated)
--> Albums viewWillAppear(animated)
--> … 500 ms
--> Albums viewDidAppear(animated)
--> Albums didMove(toParent: picker)
--> Detail viewDidDisappear(animated)
--> false NSInvalidArgumentException
