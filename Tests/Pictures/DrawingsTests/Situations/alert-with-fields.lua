-- An alert with a field and three buttons, of which one is preferred and one is off.
local home = UIViewController{ title = "Account" }
window.rootViewController = UINavigationController{ home }
settle()
local alert = UIAlertController{ preferredStyle = "alert",
  title = "Log in", message = "Your password is asked for once, and is kept until you log out on this device.",
}
alert:addTextField(function(field) field.placeholder = "Password" end)
local ok = UIAlertAction{ title = "Log in", style = "default" }
alert:addAction(ok)
alert:addAction(UIAlertAction{ title = "Ask me later", style = "default", isEnabled = false })
alert:addAction(UIAlertAction{ title = "Cancel", style = "cancel" })
alert.preferredAction = ok
home:present(alert, true)
settle()
