-- facts: C20, D6, D14, D30, P52, P53, P54, P55, P56, P58, P64, P66, P81
-- A dismissal looks past what leaves already, and warns when nothing else is left to dismiss.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local first, second = UIViewController "First", UIViewController "Second"
home:present(first, false)
settle()
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
first:present(second, false)
settle()
--> Second viewDidLoad
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
second:dismiss(true, function() print("Second is dismissed") end)
second:dismiss(true, function() print("First is dismissed") end)
second:dismiss(true, function() print("this never runs") end)
home:dismiss(true, function() print("neither does this") end)
settle()
print(home.presentedViewController, first.presentedViewController)
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x138>)
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x128>)
--> Second viewWillDisappear(animated)
--> First viewWillDisappear(animated)
--> … 500 ms
--> Second viewDidDisappear(animated)
--> completion of dismiss(Second)
--> Second is dismissed
--> First viewDidDisappear(animated)
--> completion of dismiss(Second)
--> First is dismissed
--> nil nil
-- With nothing presented, the completion runs.
home:dismiss(true, function() print("nothing to dismiss") end)
print("the call has returned")
wait(0)
--> the call has returned
--> completion of dismiss(Home)
--> nothing to dismiss

-- A chain that leaves is leaving as a whole: no controller of it is dismissed again, or presents.
home:present(first, false)
settle()
first:present(second, false)
settle()
mark "both are presented"
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> both are presented
home:dismiss(true, function() print("all are dismissed") end)
second:dismiss(true, function() print("this never runs") end)
second:present(UIViewController "Third", true)
settle()
print(home.presentedViewController)
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x138>)
--> warning not-in-window: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x130> (from <UIViewController: 0x130>) whose view is not in the window hierarchy.
--> Second viewWillDisappear(animated)
--> First viewWillDisappear(animated)
--> … 500 ms
--> Second viewDidDisappear(animated)
--> First viewDidDisappear(animated)
--> completion of dismiss(Home)
--> all are dismissed
--> nil
-- A presentation that begins prevents the dismissal of what is below it, too.
home:present(first, false)
settle()
first:present(second, true)
home:dismiss(true, function() print("this never runs") end)
settle()
print(first.presentedViewController.title)
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x138>)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 500 ms
--> Second viewDidAppear(animated)
--> Second
-- The one in the middle dismisses what is above it, and stays.
first:dismiss(true)
settle()
print(home.presentedViewController.title, first.presentedViewController)
--> Second viewWillDisappear(animated)
--> … 500 ms
--> Second viewDidDisappear(animated)
--> First nil
-- Without an animation a chain leaves from its top as well.
first:present(second, false)
settle()
home:dismiss(false)
settle()
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second viewWillDisappear
--> First viewWillDisappear
--> Second viewDidDisappear
--> First viewDidDisappear
