-- facts: E104, E110, E111
-- The layout guide of the keyboard says where there is room; a form sheet keeps the keyboard.
for _, word in ipairs{ "WillShow", "DidShow", "WillHide", "DidHide" } do
  NotificationCenter.addObserver("keyboard" .. word, function(movement, name)
    print(name, movement.frameEnd.y, movement.isLocal, movement.duration, movement.curve)
  end)
end
local home = UIViewController "Home"
local field = UITextField{ name = "field" }
window.rootViewController = home
home.view:addSubview(field)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local guide = home.view.keyboardLayoutGuide
print(guide.layoutFrame.y, guide.layoutFrame.height, simulator.keyboard)
--> 810.0 34.0 nil
field:becomeFirstResponder()
settle()
print(guide.layoutFrame.y, guide.layoutFrame.height, simulator.keyboard.height)
--> keyboardWillShow 628.0 true 0.25 7
--> keyboardDidShow 628.0 true 0.25 7
--> 628.0 216.0 216.0
user.rotate "landscape"
settle()
print(guide.layoutFrame.y, guide.layoutFrame.height, field.isFirstResponder)
--> keyboardWillHide 844.0 true 0.25 7
--> keyboardDidHide 844.0 true 0.25 7
--> keyboardWillShow 228.0 true 0.25 7
--> keyboardDidShow 228.0 true 0.25 7
--> 228.0 162.0 true
field:resignFirstResponder()
user.rotate "portrait"
settle()
--> keyboardWillHide 390.0 true 0.25 7
--> keyboardDidHide 390.0 true 0.25 7
local form = UIViewController{ title = "Form", modalPresentationStyle = "formSheet" }
local name = UITextField{ name = "name" }
form.view:addSubview(name)
home:present(form, true)
settle()
print(form.disablesAutomaticKeyboardDismissal, home.disablesAutomaticKeyboardDismissal)
name:becomeFirstResponder()
settle()
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> true false
--> keyboardWillShow 628.0 true 0.25 7
--> keyboardDidShow 628.0 true 0.25 7
name:resignFirstResponder()
settle()
print(simulator.keyboard ~= nil)
--> true
form:dismiss(true)
settle()
print(simulator.keyboard)
--> keyboardWillHide 844.0 true 0.25 7
--> Form viewWillDisappear(animated)
--> keyboardDidHide 844.0 true 0.25 7
--> … 500 ms
--> Form viewDidDisappear(animated)
--> nil
