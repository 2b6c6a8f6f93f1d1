-- facts: B40
-- The bar's class is a subclass of UINavigationBar.
local Bar = class("Bar", UINavigationBar)
local nav = UINavigationController{ navigationBarClass = Bar }
print(nav.navigationBar:isKind(Bar), #warnings())
--> true 0
