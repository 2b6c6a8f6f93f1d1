-- facts: B40
-- The class of the bar is a subclass of UINavigationBar.
local Bar = class("Bar", UINavigationBar)
local nav = UINavigationController{ navigationBarClass = Bar }
print(nav.navigationBar:isKind(Bar), #warnings())
--> true 0
