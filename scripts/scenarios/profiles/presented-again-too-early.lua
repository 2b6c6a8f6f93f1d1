-- facts: P63, P81, err-already-presenting-null
-- During a dismissal nothing is presented, and the warning names no controller.
simulator.profile = "mid"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
home:present(UIViewController "Bulletin", true)
settle()
--> Bulletin viewDidLoad
--> Home viewWillDisappear(animated)
--> Bulletin viewWillAppear(animated)
--> … 500 ms
--> Bulletin viewDidAppear(animated)
--> Home viewDidDisappear(animated)
home:dismiss(true)
home:present(UIViewController "Bulletin", true, function() print("never") end)
settle()
print(home.presentedViewController)
--> warning still-dismissing: Attempt to present <UIViewController: 0x130>  on <UIViewController: 0x110> which is already presenting (null)
--> Bulletin viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 500 ms
--> Home viewDidAppear(animated)
--> Bulletin viewDidDisappear(animated)
--> nil
