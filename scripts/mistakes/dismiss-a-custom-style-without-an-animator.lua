-- facts: J22
-- In the style custom the program animates, also when it dismisses; only iOS 7 says so.
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
home:dismiss(true)
settle()
--> warning custom-without-animator: UIModalPresentationCustom presentation style can only be used with an animator or with unanimated dismissals
--> Modal viewWillDisappear(animated)
--> … 500 ms
--> Modal viewDidDisappear(animated)
