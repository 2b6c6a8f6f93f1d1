-- facts: P51, P81
-- Present the next controller in the completion of the dismissal.
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
home:dismiss(true, function() home:present(UIViewController "Welcome", true) end)
settle()
print(home.presentedViewController.title, #warnings())
--> Login viewWillDisappear(animated)
--> … 500 ms
--> Login viewDidDisappear(animated)
--> completion of dismiss(Home)
--> Welcome viewDidLoad
--> Welcome viewWillAppear(animated)
--> Welcome viewIsAppearing(animated)
--> … 500 ms
--> Welcome viewDidAppear(animated)
--> Welcome 0
