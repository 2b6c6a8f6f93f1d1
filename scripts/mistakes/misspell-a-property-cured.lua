-- facts: B4
-- The property's name is written as UIKit writes it.
local home = UIViewController "Home"
home.title = "Start"
print(home.title, #warnings())
--> Start 0
