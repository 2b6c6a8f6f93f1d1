-- facts: D42
-- A stack takes no nil for its list.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
print(select(2, pcall(function() nav.viewControllers = nil end)))
print(select(2, pcall(function() nav:setViewControllers(nil, false) end)))
print(#nav.viewControllers)
--> Root willMove(toParent: nav)
--> scripts/scenarios/stack/no-list.lua:4: bad value for 'viewControllers' (UIViewController[] expected, got nil)
--> scripts/scenarios/stack/no-list.lua:5: bad argument #1 to 'setViewControllers' (UIViewController[] expected, got nil)
--> 1
