-- facts: C15
-- Only an item in the bar can be selected, and the selection leaves with its item.
local bar = UITabBar()
local home, other = UITabBarItem "Home", UITabBarItem "Other"
bar.items = { home }
bar.selectedItem = other
print(bar.selectedItem)
--> nil
bar.selectedItem = home
print(bar.selectedItem == home)
--> true
bar.items = { other }
print(bar.selectedItem)
--> nil
