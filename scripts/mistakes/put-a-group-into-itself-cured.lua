-- facts: F91
-- Each group of tabs has other groups as its children.
local library = UITabGroup{ title = "Library" }
local shelf = UITabGroup{ title = "Shelf" }
library.children = { shelf }
shelf.children = { UITabGroup{ title = "Novels" } }
print(#shelf.children, shelf.parent == library, #warnings())
--> 1 true 0
