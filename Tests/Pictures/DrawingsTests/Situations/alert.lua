-- An alert with two buttons.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
local alert = UIAlertController{ preferredStyle = "alert", title = "Delete the event?", message = "This cannot be undone." }
alert:addAction(UIAlertAction{ title = "Cancel", style = "cancel" })
alert:addAction(UIAlertAction{ title = "Delete", style = "destructive" })
home:present(alert, true)
settle()
