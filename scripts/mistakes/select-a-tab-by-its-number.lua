-- facts: A82
-- The second tab is not index 2: tabs are counted from 0.
local tabs = UITabBarController{
  UIViewController "News", UIViewController "Settings", name = "tabs",
}
window.rootViewController = tabs
settle()
--> News viewDidLoad
--> News viewWillAppear
--> News viewIsAppearing
--> News viewDidAppear
local _, e = pcall(function() tabs.selectedIndex = 2 end)
print(e.message)
print(e.why)
--> exception NSRangeException: selectedIndex 2 is out of bounds for <UITabBarController: 0x130> with 2 tabs.
--> selectedIndex 2 is out of bounds for <UITabBarController: 0x130> with 2 tabs.
--> tabs are counted from 0; tabs has 2 tabs
