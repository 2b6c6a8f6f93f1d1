-- facts: P55
-- Two calls in a row are two steps: the second one dismisses what is below the first.
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
login:dismiss(true)
settle()
print(home.presentedViewController)
--> Help viewWillDisappear(animated)
--> Login viewWillDisappear(animated)
--> … 500 ms
--> Help viewDidDisappear(animated)
--> Login viewDidDisappear(animated)
--> nil
