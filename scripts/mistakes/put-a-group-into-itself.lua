-- facts: F91
-- A group of tabs is among its own children.
local library = UITabGroup{ title = "Library" }
local shelf = UITabGroup{ title = "Shelf" }
library.children = { shelf }
local _, problem = pcall(function() shelf.children = { library } end)
print(#shelf.children, problem.message)
print(problem.why)
--> exception NSInvalidArgumentException: Tab groups cannot be nested more than 100 deep
--> 0 Tab groups cannot be nested more than 100 deep
--> groups are nested at most 100 deep, and one in itself has no end
