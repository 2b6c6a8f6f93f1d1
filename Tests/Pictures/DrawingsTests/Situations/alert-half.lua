-- An alert on its way.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
local alert = UIAlertController{ preferredStyle = "alert", title = "Delete the event?" }
alert:addAction(UIAlertAction{ title = "Cancel", style = "cancel" })
home:present(alert, true)
wait(0.25)
