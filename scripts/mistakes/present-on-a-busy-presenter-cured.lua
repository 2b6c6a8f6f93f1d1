-- facts: P7, P11
-- The last controller of the chain is free to present.
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
local top = home
while top.presentedViewController do top = top.presentedViewController end
top:present(UIViewController "Help", true)
settle()
print(top.title, #warnings())
--> Help viewDidLoad
--> Help viewWillAppear(animated)
--> Help viewIsAppearing(animated)
--> … 500 ms
--> Help viewDidAppear(animated)
--> Login 0
