-- facts: P79
-- One action cancels, the other one is destructive.
local alert = UIAlertController{ title = "Sure?", preferredStyle = "alert" }
alert:addAction(UIAlertAction{ title = "No", style = "cancel" })
alert:addAction(UIAlertAction{ title = "Delete", style = "destructive" })
print(#alert.actions, #warnings())
--> 2 0
