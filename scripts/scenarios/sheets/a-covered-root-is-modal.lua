-- facts: F65
-- A child that is modal keeps the whole presentation up, also where another one covers it.
local home = UIViewController "Home"
window.rootViewController = home
settle()
local root = UIViewController{ title = "Root", isModalInPresentation = true }
local nav = UINavigationController{ root, UIViewController "Top", name = "nav" }
home:present(nav, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Root willMove(toParent: nav)
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> Top viewWillAppear(animated)
--> Top viewIsAppearing(animated)
--> … 500 ms
--> Top viewDidAppear(animated)
--> Top didMove(toParent: nav)
print(user.swipeDown())
settle()
root.isModalInPresentation = false
print(user.swipeDown())
settle()
--> false the user may not dismiss the presentation
--> true
--> Top viewWillDisappear(animated)
--> … 500 ms
--> Top viewDidDisappear(animated)
