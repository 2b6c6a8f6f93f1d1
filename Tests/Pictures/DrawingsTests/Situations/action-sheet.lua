-- An action sheet with a destructive button.
local home = UIViewController{ title = "Photo" }
window.rootViewController = UINavigationController{ home }
settle()
local sheet = UIAlertController{ preferredStyle = "actionSheet", message = "Where from?" }
sheet:addAction(UIAlertAction{ title = "Photo Library", style = "default" })
sheet:addAction(UIAlertAction{ title = "Remove", style = "destructive" })
sheet:addAction(UIAlertAction{ title = "Cancel", style = "cancel" })
home:present(sheet, true)
settle()
