-- facts: B34
-- A controller is pushed, and its item with it.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav:pushViewController(UIViewController "X")
print(nav.navigationBar.displayed.title, #warnings())
--> A willMove(toParent: nav)
--> X willMove(toParent: nav)
--> X 0
