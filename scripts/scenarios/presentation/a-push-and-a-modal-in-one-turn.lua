-- facts: P80, C23
-- A push and a presentation in one turn follow each other; a sheet that is still rising presents
-- the next one when it is up.
local a, c = UIViewController "A", UIViewController "C"
local nav = UINavigationController{ a, name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(c, true)
nav:present(UIViewController{ name = "M", modalPresentationStyle = "fullScreen" }, true)
settle()
--> C willMove(toParent: nav)
--> C viewDidLoad
--> A viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> C viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
--> M viewDidLoad
--> C viewWillDisappear(animated)
--> M viewWillAppear(animated)
--> M viewIsAppearing(animated)
--> … 500 ms
--> M viewDidAppear(animated)
--> C viewDidDisappear(animated)
print(nav.topViewController, nav.presentedViewController)
--> UIViewController "C" #2 UIViewController "M" #4
nav:dismiss(false)
settle()
--> M viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> M viewDidDisappear
--> M deinit

local first, second = UIViewController "First", UIViewController "Second"
nav:present(first, true)
wait(0.1)
first:present(second, true)
print(first.presentedViewController)
--> First viewDidLoad
--> First viewWillAppear(animated)
--> First viewIsAppearing(animated)
--> nil
settle()
--> … 400 ms
--> First viewDidAppear(animated)
--> Second viewDidLoad
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 500 ms
--> Second viewDidAppear(animated)
print(first.presentedViewController)
--> UIViewController "Second" #6
