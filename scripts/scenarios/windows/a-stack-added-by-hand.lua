-- facts: C1, C2, C3, H70, B41
-- As programs of iOS 2 to 6 began: the view of a stack is added to the window, and no root is set.
simulator.profile = "classic"
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window:addSubview(nav.view)
window:makeKeyAndVisible()
settle()
print(window.rootViewController, nav.view.window == window, home.view.window == window)
print(screen())
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> nil true true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
-- It is pushed, popped and presented on as a root is.
nav:pushViewController(UIViewController "Detail", true)
settle()
print(screen())
user.back()
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Home         Detail                │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
local form = UIViewController "Form"
home:present(form, true)
settle()
print(form.presentingViewController == nav, #warnings())
print(screen())
--> Form viewDidLoad
--> Home viewWillDisappear(animated)
--> Form viewWillAppear(animated)
--> … 400 ms
--> Form viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> true 0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #4 "Form"      │
--> └──────────────────────────────────────┘
home:dismiss(true)
settle()
print(home.presentedViewController, home.view.window == window)
--> Form viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 400 ms
--> Home viewDidAppear(animated)
--> Form viewDidDisappear(animated)
--> nil true
nav.view:removeFromSuperview()
settle()
print(home.view.window)
--> Home viewWillDisappear
--> Home viewDidDisappear
--> nil
-- Later releases warn: the stack has no place in the hierarchy of controllers.
simulator:reset()
simulator.profile = "ios7"
home = UIViewController "Home"
nav = UINavigationController{ home, name = "nav" }
window:addSubview(nav.view)
settle()
home:present(UIViewController "Form", true)
settle()
print(home.presentedViewController.title)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> warning detached-presenter: Presenting view controllers on detached view controllers is discouraged <UIViewController: 0x110>.
--> Form viewDidLoad
--> Home viewWillDisappear(animated)
--> Form viewWillAppear(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> Form
