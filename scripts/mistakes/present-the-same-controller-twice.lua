-- facts: P74, P79
-- A controller that is kept for later is presented again while it is still up.
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
local _, e = pcall(function() home:present(login, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x120> that is already being presented by <UIViewController: 0x110>.
--> Application tried to present modally a view controller <UIViewController: 0x120> that is already being presented by <UIViewController: 0x110>.
--> a controller can have one presenter only; Home is presenting Login (since 0.0 s)
