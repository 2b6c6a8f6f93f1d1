-- facts: B34
-- A controller is pushed; its item comes with it.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav:pushViewController(UIViewController "X")
print(nav.navigationBar.displayed.title, #warnings())
--> X 0
