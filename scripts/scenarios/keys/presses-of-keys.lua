-- facts: F115
-- A key that no command is for is a press in the responder chain; what the first responder keeps isn't typed.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(user.press("UIKeyInputEscape"))
function home:pressesBegan(presses) print("Home: began", presses[1].key.characters) end
function home:pressesEnded(presses) print("Home: ended", presses[1].phase) end
print(user.press("UIKeyInputEscape"))
home:addKeyCommand(UIKeyCommand{ input = "s", action = function() print "save" end })
print(user.press("s"))
--> false no responder on screen has a command for this key
--> Home: began UIKeyInputEscape
--> Home: ended ended
--> true
--> save
--> true
local Field = class("Field", UITextField)
function Field:pressesBegan(presses)
  if presses[1].key.characters == "B" then return end
  Field.super.pressesBegan(self, presses)
end
local field = Field{ frame = { x = 0, y = 100, width = 100, height = 30 } }
home.view:addSubview(field)
field:becomeFirstResponder()
user.press("a")
user.press("b", { "shift" })
print(field.text)
--> Home: began a
--> Home: ended ended
--> Home: ended ended
--> a
