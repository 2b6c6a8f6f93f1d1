-- A field that is being edited.
local home = UIViewController{ title = "Name" }
local field = UITextField{ placeholder = "Your name", keyboardType = "default" }
field.frame = { x = 20, y = 120, width = 270, height = 34 }
home.view:addSubview(field)
window.rootViewController = UINavigationController{ home }
settle()
field:becomeFirstResponder()
settle()
