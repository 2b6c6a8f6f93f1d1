-- facts: P62, P82
-- A controller presents one at a time: a second one is not presented beside the first.
local home = UIViewController "Home"
window.rootViewController = home
settle()
home:present(UIViewController "Login", true)
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
home:present(UIViewController "Help", true, function() print("never") end)
settle()
print(warnings()[1].why)
--> warning already-presenting: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> a controller presents one at a time; Home is presenting Login (since 0.0 s)
