-- facts: E105, E111
-- Only a docked keyboard is shown and hidden; one that floats only changes its frame.
simulator.device = "iPad"
for _, word in ipairs{ "WillShow", "DidShow", "WillHide", "DidHide", "DidChangeFrame" } do
  NotificationCenter.addObserver("keyboard" .. word, function(_, name) print(name) end)
end
local home = UIViewController "Home"
local field = UITextField{ name = "field" }
window.rootViewController = home
home.view:addSubview(field)
settle()
local guide = home.view.keyboardLayoutGuide
print(user.moveKeyboard "floating")
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> false there is no keyboard on the screen
field:becomeFirstResponder()
settle()
--> keyboardWillShow
--> keyboardDidChangeFrame
--> keyboardDidShow
user.moveKeyboard "floating"
settle()
print(simulator.keyboard.width, guide.layoutFrame.height)
--> keyboardWillHide
--> keyboardDidChangeFrame
--> keyboardDidHide
--> 320.0 0.0
guide.followsUndockedKeyboard = true
print(guide.layoutFrame.height)
field:resignFirstResponder()
settle()
--> 324.0
--> keyboardDidChangeFrame
field:becomeFirstResponder()
settle()
print(user.moveKeyboard "floating")
--> keyboardDidChangeFrame
--> false the keyboard is there
user.moveKeyboard "undocked"
settle()
--> keyboardDidChangeFrame
user.moveKeyboard "docked"
settle()
print(simulator.keyboard.width, guide.layoutFrame.height)
--> keyboardWillShow
--> keyboardDidChangeFrame
--> keyboardDidShow
--> 768.0 216.0
