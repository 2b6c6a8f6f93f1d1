-- facts: A82
-- Selecting the controller itself avoids the index.
local news, settings = UIViewController "News", UIViewController "Settings"
local tabs = UITabBarController{ news, settings, name = "tabs" }
window.rootViewController = tabs
settle()
--> News viewDidLoad
--> News viewWillAppear
--> News viewIsAppearing
--> News viewDidAppear
tabs.selectedViewController = settings
settle()
print(tabs.selectedIndex, #warnings())
--> Settings viewDidLoad
--> Settings viewWillAppear
--> News viewWillDisappear
--> Settings viewIsAppearing
--> News viewDidDisappear
--> Settings viewDidAppear
--> 1 0
