-- facts: A33
-- While a view leaves its superview to be added to another one, the other one is added to it: no
-- view is inside itself.
local home = UIViewController "Home"
window.rootViewController = home
local box, target, field = UIView{ name = "box" }, UIView{ name = "target" }, UITextField{}
box:addSubview(field)
home.view:addSubview(box)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
field:becomeFirstResponder()
field.delegate = { didEndEditing = function() box:addSubview(target) end }
target:addSubview(box)
print(box.superview, target.superview)
--> UITextField didEndEditing
--> nil UIView "box"
