-- facts: J4, C13
-- A title that a stack got while it was empty gives way to that of its top.
local nav = UINavigationController{ name = "nav" }
nav.title = "Empty"
print(nav.title)
--> Empty
nav:pushViewController(UIViewController "Top", false)
print(nav.title)
--> Top willMove(toParent: nav)
--> Top
nav:pushViewController(UIViewController "Next", false)
print(nav.title)
--> Next willMove(toParent: nav)
--> Next
nav.title = "Own"
print(nav.title)
--> Own
