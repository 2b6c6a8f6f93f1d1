-- facts: P63, P81
-- A dismissal takes time; until it is over its presenter can't present.
local home = UIViewController "Home"
window.rootViewController = home
settle()
home:present(UIViewController "Login", true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
home:dismiss(true)
home:present(UIViewController "Welcome", true)
settle()
print(home.presentedViewController)
print(warnings()[1].why)
--> warning still-dismissing: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> Login viewWillDisappear(animated)
--> … 500 ms
--> Login viewDidDisappear(animated)
--> nil
--> a presenter can present again when the dismissal has ended; Login is being dismissed
