-- facts: F90
-- A tab at the root has no provider, so there is nothing to show.
local tabs = UITabBarController{ name = "tabs" }
local _, e = pcall(function() tabs.tabs = { UITab "Home" } end)
print(e.message)
print(e.why)
--> exception NSInternalInconsistencyException: Tab with identifier 'Home' must provide a view controller, because it is a root tab.
--> Tab with identifier 'Home' must provide a view controller, because it is a root tab.
--> the controller of a root is what the tab bar controller shows
