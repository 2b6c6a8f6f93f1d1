-- facts: J14
-- The image of a tab is that of its selected state, where it has none of its own.
local item = UITabBarItem{ title = "Tab", image = "plain" }
print(item.image, item.selectedImage)
--> plain plain
item.selectedImage = "selected"
print(item.image, item.selectedImage)
--> plain selected
item.selectedImage = nil
print(item.image, item.selectedImage)
--> plain plain
