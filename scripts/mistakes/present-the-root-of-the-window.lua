-- facts: P2, P53
-- To return to the start the root is presented again, though it is below all the time.
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
local _, e = pcall(function() login:present(home, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: <UIViewController: 0x110> is the root of a window and cannot be presented by <UIViewController: 0x120>.
--> <UIViewController: 0x110> is the root of a window and cannot be presented by <UIViewController: 0x120>.
--> the root of a window can't be presented over itself; Home is the root of a window
