-- facts: P124
-- The identifier is the one the segue was stored under.
local home = UIViewController "Home"
window.rootViewController = home
home.segues = { more = function() return UIViewController "More" end }
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:performSegue("more")
settle()
print(home.presentedViewController.title, #warnings())
--> More viewDidLoad
--> More viewWillAppear(animated)
--> More viewIsAppearing(animated)
--> … 500 ms
--> More viewDidAppear(animated)
--> More 0
