-- facts: P76, err-active-controller-nav-root
-- The root of a stack is not presented; the stack is.
simulator.profile = "mid"
local home, compose = UIViewController "Home", UIViewController "Compose"
local nav = UINavigationController{ compose, name = "nav" }
window.rootViewController = home
settle()
--> Compose willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local ok, problem = pcall(home.present, home, compose, true)
print(ok, problem.name)
--> exception NSInvalidArgumentException: Application tried to present modally an active controller <UIViewController: 0x120>.
--> false NSInvalidArgumentException
home:present(nav, true)
settle()
print(compose.presentingViewController.title)
--> Compose viewDidLoad
--> Home viewWillDisappear(animated)
--> Compose viewWillAppear(animated)
--> … 500 ms
--> Compose viewDidAppear(animated)
--> Compose didMove(toParent: nav)
--> Home viewDidDisappear(animated)
--> Home
