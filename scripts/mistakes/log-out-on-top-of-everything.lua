-- facts: P11, P60
-- A presented login leaves the screens of the last user below it.
local home = UIViewController{ title = "Home", modalPresentationStyle = "fullScreen" }
local login = UIViewController "Login"
window.rootViewController = login
settle()
--> Login viewDidLoad
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
login:present(home, true)
settle()
--> Home viewDidLoad
--> Login viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 500 ms
--> Home viewDidAppear(animated)
--> Login viewDidDisappear(animated)
home:present(UIViewController{ title = "Login again", modalPresentationStyle = "fullScreen" }, true)
settle()
print(tree())
--> Login again viewDidLoad
--> Home viewWillDisappear(animated)
--> Login again viewWillAppear(animated)
--> Login again viewIsAppearing(animated)
--> … 500 ms
--> Login again viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> window
--> └─ #2  UIViewController "Login"               disappeared
-->    => #1  UIViewController "Home"             disappeared   fullScreen
-->       => #3  UIViewController "Login again"   appeared      fullScreen
