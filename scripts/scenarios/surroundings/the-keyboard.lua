-- facts: E100, E101, E102, E103
-- UIKit posts that the keyboard comes and goes, inside the call and after its animation.
simulator.profile = "classic"
local words = { "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame" }
for _, word in ipairs(words) do
  NotificationCenter.addObserver("keyboard" .. word, function(movement, name)
    print(now(), name, movement.frameBegin.y, movement.frameEnd.y, movement.frameEnd.height)
  end)
end
local home = UIViewController "Home"
window.rootViewController = home
local first, second = UITextField{ name = "first" }, UITextField{ name = "second" }
for _, field in ipairs{ first, second } do
  field.delegate = {
    didBeginEditing = function(it) print(it.name, "began") end,
    didEndEditing = function(it) print(it.name, "ended") end,
  }
  home.view:addSubview(field)
end
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
first:becomeFirstResponder()
settle()
--> first didBeginEditing
--> first began
--> 0.0 keyboardWillChangeFrame 480.0 264.0 216.0
--> 0.0 keyboardWillShow 480.0 264.0 216.0
--> 0.25 keyboardDidChangeFrame 480.0 264.0 216.0
--> 0.25 keyboardDidShow 480.0 264.0 216.0
-- It stays for another field, unless that one needs other keys.
second:becomeFirstResponder()
settle()
--> first didEndEditing
--> first ended
--> second didBeginEditing
--> second began
first.isSecureTextEntry = true
first:becomeFirstResponder()
--> second didEndEditing
--> second ended
--> first didBeginEditing
--> first began
--> 0.25 keyboardWillChangeFrame 264.0 264.0 216.0
--> 0.25 keyboardWillShow 264.0 264.0 216.0
-- Before its animation ends, it is hidden again.
first:resignFirstResponder()
settle()
--> 0.25 keyboardWillChangeFrame 264.0 480.0 216.0
--> 0.25 keyboardWillHide 264.0 480.0 216.0
--> first didEndEditing
--> first ended
--> 0.5 keyboardDidChangeFrame 264.0 480.0 216.0
--> 0.5 keyboardDidHide 264.0 480.0 216.0
second:becomeFirstResponder()
settle()
second:removeFromSuperview()
settle()
--> second didBeginEditing
--> second began
--> 0.5 keyboardWillChangeFrame 480.0 264.0 216.0
--> 0.5 keyboardWillShow 480.0 264.0 216.0
--> 0.75 keyboardDidChangeFrame 480.0 264.0 216.0
--> 0.75 keyboardDidShow 480.0 264.0 216.0
--> 0.75 keyboardWillChangeFrame 264.0 480.0 216.0
--> 0.75 keyboardWillHide 264.0 480.0 216.0
--> … 250 ms
--> second didEndEditing
--> second ended
--> 1.0 keyboardDidChangeFrame 264.0 480.0 216.0
--> 1.0 keyboardDidHide 264.0 480.0 216.0
-- There is no keyboard for a field in no window.
print(second:becomeFirstResponder(), second.window)
settle()
--> second didBeginEditing
--> second began
--> true nil
