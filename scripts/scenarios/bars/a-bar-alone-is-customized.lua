-- facts: J15
-- A bar of its own knows whether it is customized.
local bar = UITabBar()
print(bar.isCustomizing)
--> false
bar:beginCustomizingItems{ UITabBarItem{ title = "One" } }
print(bar.isCustomizing)
print(bar:endCustomizing(true), bar.isCustomizing)
--> true
--> false false
