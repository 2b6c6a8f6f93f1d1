-- facts: A66, P52
-- Popping doesn't dismiss a sheet: the root of a stack is never popped.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ form, name = "nav" }
window.rootViewController = home
settle()
home:present(nav, true)
settle()
--> Form willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> Form didMove(toParent: nav)
print(form.navigationController:popViewController(true))
settle()
print(home.presentedViewController == nav)
--> nil
--> true
