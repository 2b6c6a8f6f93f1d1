-- facts: P52
-- One call dismisses one step, whichever controller is asked: here the presenter.
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
if help.presentingViewController == login then login:dismiss(true) end
settle()
print(home.presentedViewController.title)
--> Help viewWillDisappear(animated)
--> … 500 ms
--> Help viewDidDisappear(animated)
--> Login
