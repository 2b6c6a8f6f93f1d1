-- facts: B33
-- The stack hides its bar.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav:setNavigationBarHidden(true)
print(nav.navigationBar.displayed, #warnings())
--> A willMove(toParent: nav)
--> nil 0
