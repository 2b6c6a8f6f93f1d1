-- facts: P26
-- `none` is mistaken for "nothing special" and used as a presentation style.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local login = UIViewController{ title = "Login", modalPresentationStyle = "none" }
local _, e = pcall(function() home:present(login, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: The specified modal presentation style doesn't have a corresponding presentation controller.
--> The specified modal presentation style doesn't have a corresponding presentation controller.
--> the style none is a return value of delegates, not a style to present in; Login asks for it
