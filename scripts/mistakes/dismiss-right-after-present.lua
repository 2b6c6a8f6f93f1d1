-- facts: P66, P81
-- A sheet that is still being presented can't be dismissed: it stays.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController "Progress", true)
home:dismiss(true)
settle()
print(home.presentedViewController.title)
print(warnings()[1].why)
--> Progress viewDidLoad
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x128>)
--> Progress viewWillAppear(animated)
--> Progress viewIsAppearing(animated)
--> … 500 ms
--> Progress viewDidAppear(animated)
--> Progress
--> a controller can't be dismissed while it is being presented; Home is still presenting Progress
