-- facts: P65
-- Two calls in one turn: the second one is dropped, because the first has only begun.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController "Terms", true)
home:present(UIViewController "Login", true)
settle()
print(home.presentedViewController.title)
print(warnings()[1].why)
--> Terms viewDidLoad
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) while a presentation is in progress.
--> Terms viewWillAppear(animated)
--> Terms viewIsAppearing(animated)
--> … 500 ms
--> Terms viewDidAppear(animated)
--> Terms
--> a controller presents one at a time; Home is still presenting Terms
