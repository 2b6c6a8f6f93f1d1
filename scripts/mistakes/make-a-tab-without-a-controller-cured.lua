-- facts: F90
-- The tab provides its controller, which is made when it is first needed.
local tabs = UITabBarController{ name = "tabs" }
local function home() return UIViewController "Home" end
tabs.tabs = { UITab{ title = "Home", provider = home } }
print(tabs.selectedTab, tabs.selectedViewController, #warnings())
--> Home willMove(toParent: tabs)
--> UITab "Home" UIViewController "Home" #2 0
