-- facts: A27
-- UIKit posts what the app's delegate and the delegates of fields are notified of.
local names = {
  "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
  "didReceiveMemoryWarning", "orientationDidChange", "textDidBeginEditing", "textDidChange",
  "textDidEndEditing",
}
local numbers = {}
for index, name in ipairs(names) do
  numbers[index] = NotificationCenter.addObserver(name, print)
end
local field = UITextField()
local home = UIViewController "Home"
window.rootViewController = home
home.view:addSubview(field)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
simulator:background()
simulator:foreground()
--> willResignActive
--> didEnterBackground
--> willEnterForeground
--> didBecomeActive
simulator:memoryWarning()
user.rotate "landscape"
--> didReceiveMemoryWarning
--> Home didReceiveMemoryWarning
--> orientationDidChange
user.type("a", field)
field:resignFirstResponder()
--> textDidBeginEditing UITextField
--> textDidChange UITextField "a"
--> textDidEndEditing UITextField "a"
print(NotificationCenter.removeObserver(numbers[6]), NotificationCenter.removeObserver(numbers[6]))
user.rotate "portrait"
--> true false
local _, message = pcall(NotificationCenter.addObserver, "didBecomActive", print)
print(message:match("%(.*%)"))
--> (did you mean 'didBecomeActive'?)
