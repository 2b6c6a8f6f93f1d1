-- facts: P62, P64, P65, P66, P79, P82
-- A presenter presents one at a time, and only while it is on screen; refused calls never complete.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function never() print("this never runs") end
home:present(UIViewController "First", true)
home:present(UIViewController "Second", true, never)
home:dismiss(true, never)
settle()
--> First viewDidLoad
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) while a presentation is in progress.
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x128>)
--> First viewWillAppear(animated)
--> First viewIsAppearing(animated)
--> … 500 ms
--> First viewDidAppear(animated)
home:present(UIViewController "Third", true, never)
UIViewController "Stranger":present(UIViewController "Fourth", true, never)
settle()
print(home.presentedViewController.title)
--> warning already-presenting: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> warning not-in-window: Attempt to present <UIViewController: 0x160> on <UIViewController: 0x150> (from <UIViewController: 0x150>) whose view is not in the window hierarchy.
--> First
