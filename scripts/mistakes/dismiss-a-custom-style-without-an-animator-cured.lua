-- facts: J22
-- Without an animation none has to be provided.
simulator.profile = "ios7"
local home = UIViewController "Home"
local modal = UIViewController{ title = "Modal", modalPresentationStyle = "custom" }
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
home:present(modal, false)
settle()
--> Modal viewDidLoad
--> Modal viewWillAppear
--> Modal viewDidAppear
home:dismiss(false)
settle()
print(#warnings())
--> Modal viewWillDisappear
--> Modal viewDidDisappear
--> 0
