-- facts: F83, A84
-- A tab on the stack of More stays a tab when the user swipes back and changes their mind.
local tabs = UITabBarController()
local all = {}
for number = 1, 6 do all[number] = UIViewController("Tab " .. number) end
tabs.viewControllers = all
window.rootViewController = tabs
settle()
tabs.selectedIndex = 5
settle()
user.swipeBack{ cancel = true }
settle()
print(#tabs.viewControllers, tabs.selectedIndex)
-->
