-- facts: P90
-- The stack is presented, with its controllers.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ form, name = "nav" }
window.rootViewController = home
settle()
--> Form willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(nav, true)
settle()
print(form.presentingViewController == home, #warnings())
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> Form didMove(toParent: nav)
--> true 0
