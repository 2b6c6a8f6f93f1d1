-- facts: B4
-- The property's name is spelled as UIKit spells it.
local home = UIViewController "Home"
home.title = "Start"
print(home.title, #warnings())
--> Start 0
