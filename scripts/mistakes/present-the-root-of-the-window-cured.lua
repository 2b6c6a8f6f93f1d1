-- facts: P53
-- Dismiss what is presented: what was below it is there.
local home, login = UIViewController "Home", UIViewController "Login"
window.rootViewController = home
settle()
home:present(login, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
login:dismiss(true)
settle()
print(home.presentedViewController, #warnings())
--> Login viewWillDisappear(animated)
--> … 500 ms
--> Login viewDidDisappear(animated)
--> nil 0
