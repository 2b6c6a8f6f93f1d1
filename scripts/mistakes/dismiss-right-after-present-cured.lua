-- facts: P51, P66
-- The completion of the presentation is the earliest moment to dismiss.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController "Progress", true, function() home:dismiss(true) end)
settle()
print(home.presentedViewController, #warnings())
--> Progress viewDidLoad
--> Progress viewWillAppear(animated)
--> Progress viewIsAppearing(animated)
--> … 500 ms
--> Progress viewDidAppear(animated)
--> completion of present(Progress)
--> Progress viewWillDisappear(animated)
--> … 500 ms
--> Progress viewDidDisappear(animated)
--> nil 0
