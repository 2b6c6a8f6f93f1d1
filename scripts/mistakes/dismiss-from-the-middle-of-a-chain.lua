-- facts: P52, P56
-- A presenter that dismisses stays: only the controllers above it are dismissed.
local home, login, help = UIViewController "Home", UIViewController "Login", UIViewController "Help"
window.rootViewController = home
settle()
home:present(login, false)
settle()
login:present(help, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Login viewDidLoad
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
--> Help viewDidLoad
--> Help viewWillAppear
--> Help viewIsAppearing
--> Help viewDidAppear
login:dismiss(true)
settle()
print(home.presentedViewController.title)
--> Help viewWillDisappear(animated)
--> … 500 ms
--> Help viewDidDisappear(animated)
--> Login
