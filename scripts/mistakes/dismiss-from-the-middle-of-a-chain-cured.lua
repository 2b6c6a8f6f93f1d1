-- facts: P52, P57
-- The lowest presenter dismisses the whole chain at once.
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
home:dismiss(true)
settle()
print(home.presentedViewController)
--> Help viewWillDisappear(animated)
--> Login viewWillDisappear(animated)
--> … 500 ms
--> Help viewDidDisappear(animated)
--> Login viewDidDisappear(animated)
--> nil
