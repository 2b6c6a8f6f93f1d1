-- facts: P33
-- The delegate is notified of the user's swipes only, not of the program's own dismissal.
local home, form = UIViewController "Home", UIViewController "Form"
form.presentationController.delegate = { didDismiss = function() print("load the rows") end }
window.rootViewController = home
settle()
home:present(form, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
form:dismiss(true)
settle()
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
