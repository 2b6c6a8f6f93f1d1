-- facts: E56, E94, E104
-- In a turn the safe area changes first, then the keyboard disappears and appears again.
local form = UIViewController "Form"
local field = UITextField{ frame = { y = 100, width = 200, height = 40 } }
form.view:addSubview(field)
function form:viewSafeAreaInsetsDidChange()
  UIViewController.viewSafeAreaInsetsDidChange(self)
  print("safe area", self.view.safeAreaInsets.left)
end
function form:viewWillTransition(size, coordinator)
  UIViewController.viewWillTransition(self, size, coordinator)
  local transform = coordinator.targetTransform
  print("turn", transform.a, transform.b, transform.c, transform.d)
end
window.rootViewController = form
settle()
field:becomeFirstResponder()
settle()
for _, word in ipairs{ "WillShow", "DidShow", "WillHide", "DidHide" } do
  NotificationCenter.addObserver("keyboard" .. word, function(_, name) print(name) end)
end
user.rotate("landscapeLeft")
settle()
user.rotate("landscapeRight")
settle()
user.rotate("portrait")
settle()
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewSafeAreaInsetsDidChange
--> safe area 0.0
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form viewWillTransition(to: 844 x 390)
--> turn 0.0 1.0 -1.0 0.0
--> Form viewSafeAreaInsetsDidChange
--> safe area 47.0
--> keyboardWillHide
--> keyboardDidHide
--> keyboardWillShow
--> keyboardDidShow
--> keyboardWillHide
--> keyboardDidHide
--> keyboardWillShow
--> keyboardDidShow
--> … 600 ms
--> Form viewWillTransition(to: 390 x 844)
--> turn 0.0 1.0 -1.0 0.0
--> Form viewSafeAreaInsetsDidChange
--> safe area 0.0
--> keyboardWillHide
--> keyboardDidHide
--> keyboardWillShow
--> keyboardDidShow
