-- facts: none
-- Before iOS 8 an alert is a view that shows itself.
simulator.profile = "classic"
local alert = UIAlertView{ title = "Sure?", cancelButtonTitle = "No" }
print(alert.title, #warnings())
--> Sure? 0
