-- facts: P83
-- The message names the cure: wait for viewDidAppear.
simulator.profile, simulator.device = "classic", "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local terms = UIViewController{ title = "Terms", modalPresentationStyle = "formSheet" }
function terms:viewDidAppear() self:present(UIViewController "Login", true) end
home:present(terms, true)
settle()
print(terms.presentedViewController.title, #warnings())
--> Terms viewDidLoad
--> Terms viewWillAppear(animated)
--> … 400 ms
--> Terms viewDidAppear(animated)
--> Login viewDidLoad
--> Terms viewWillDisappear(animated)
--> Login viewWillAppear(animated)
--> … 400 ms
--> Login viewDidAppear(animated)
--> Terms viewDidDisappear(animated)
--> Login 0
