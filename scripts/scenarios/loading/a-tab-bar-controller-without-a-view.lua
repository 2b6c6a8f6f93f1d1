-- facts: A8
-- A tab bar controller whose `loadView` makes no view has a guide of no view.
local Tabs = class("Tabs", UITabBarController)
function Tabs:loadView() end
print(Tabs().contentLayoutGuide.owningView)
--> Tabs#1 loadView
--> Tabs#1 loadView
--> nil
--> Tabs#1 loadView
--> Tabs#1 deinit
