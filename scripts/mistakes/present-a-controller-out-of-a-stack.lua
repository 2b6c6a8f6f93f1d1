-- facts: P75, P90
-- A controller in a stack is presented instead of the stack.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ form, name = "nav" }
window.rootViewController = home
settle()
--> Form willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local _, e = pcall(function() home:present(form, true) end)
print(e.message)
print(e.why)
print(form.navigationController == nav)
--> exception NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x120> that has a parent view controller <UINavigationController: 0x130>.
--> Application tried to present modally a view controller <UIViewController: 0x120> that has a parent view controller <UINavigationController: 0x130>.
--> a child can't be presented; its container can; Form is in nav
--> true
