-- facts: P73
-- The controller presents another one.
local home = UIViewController "Home"
function home:showLogin() self:present(UIViewController "Login", true) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:showLogin()
settle()
print(home.presentedViewController.title, #warnings())
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> Login 0
