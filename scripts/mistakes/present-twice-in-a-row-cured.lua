-- facts: P7, P51
-- The first one presents the second, when it has appeared.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local terms = UIViewController "Terms"
home:present(terms, true, function() terms:present(UIViewController "Login", true) end)
settle()
print(terms.presentedViewController.title, #warnings())
--> Terms viewDidLoad
--> Terms viewWillAppear(animated)
--> Terms viewIsAppearing(animated)
--> … 500 ms
--> Terms viewDidAppear(animated)
--> completion of present(Terms)
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> Login 0
