-- facts: A83
-- The same controller is used for two tabs.
local list = UIViewController "List"
local tabs = UITabBarController{ name = "tabs" }
local _, e = pcall(function() tabs.viewControllers = { list, list } end)
print(e.message)
print(e.why)
--> exception NSInternalInconsistencyException: All view controllers in a tab bar controller must be distinct (<UITabBarController: 0x120>)
--> All view controllers in a tab bar controller must be distinct (<UITabBarController: 0x120>)
--> a container contains a controller once; List is in the list twice
