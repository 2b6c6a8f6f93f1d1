-- facts: none
-- A container's array part is in the order it was written; a script's own fields follow.
local nav = UINavigationController{ UIViewController "Root", UIViewController "List", name = "nav" }
nav.purpose, nav.depth = "a stack", 2
print(#nav, nav[1].title, nav[#nav] == nav.topViewController, nav[3])
for level, controller in ipairs(nav) do print(level, controller.title) end
for key, value in pairs(nav) do print(key, value) end
local _, message = pcall(function() nav[2] = nil end)
print((message:gsub("^.-:%d+: ", "")))
--> Root willMove(toParent: nav)
--> List willMove(toParent: nav)
--> 2 Root true nil
--> 1 Root
--> 2 List
--> 1 UIViewController "Root" #1
--> 2 UIViewController "List" #2
--> depth 2
--> purpose a stack
--> the elements of UINavigationController are read-only: they are those of 'viewControllers'
local tabs = UITabBarController{ nav, UIViewController "Settings" }
local alert = UIAlertController{ preferredStyle = "alert", UIAlertAction "OK" }
print(#tabs, tabs[2].title, #alert, alert[1].title, #UITabBarController{})
--> nav willMove(toParent: UITabBarController#5)
--> Settings willMove(toParent: UITabBarController#5)
--> 2 Settings 1 OK 0
