-- facts: P79
-- An alert gets a second action with the style cancel.
local alert = UIAlertController{ title = "Sure?", preferredStyle = "alert" }
alert:addAction(UIAlertAction{ title = "No", style = "cancel" })
-->
local _, problem = pcall(alert.addAction, alert, UIAlertAction{ title = "Never", style = "cancel" })
print(problem.code, #alert.actions)
print(problem.why)
--> exception NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
--> second-cancel 1
--> an alert has at most one cancel action
