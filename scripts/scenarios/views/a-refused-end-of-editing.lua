-- facts: E18, E107
-- A field that refuses to end editing stays the first responder, unless it is forced to end: then
-- its delegate learns of it nevertheless.
local root = UIViewController "Root"
local detail = UIViewController "Detail"
local nav = UINavigationController{ root, detail, name = "nav" }
window.rootViewController = nav
settle()
local field, other = UITextField{ placeholder = "Name" }, UITextField{ placeholder = "Other" }
field.frame = { x = 0, y = 100, width = 100, height = 30 }
other.frame = { x = 0, y = 200, width = 100, height = 30 }
detail.view:addSubview(field)
detail.view:addSubview(other)
field.delegate = {
  shouldEndEditing = function()
    return false
  end,
  didEndEditing = function()
    print("ended")
  end,
}
user.tap(field)
settle()
--> Root willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
print(field:resignFirstResponder(), detail.view:endEditing(false))
user.tap(other)
print(field.isFirstResponder, other.isFirstResponder)
settle()
--> UITextField shouldEndEditing
--> UITextField shouldEndEditing
--> false false
--> UITextField shouldEndEditing
--> true false
print(detail.view:endEditing(true), field.isFirstResponder)
settle()
--> UITextField shouldEndEditing
--> UITextField didEndEditing
--> ended
--> true false
user.tap(field)
settle()
nav:popViewController(true)
settle()
print(field.isFirstResponder, simulator.keyboard)
--> Detail willMove(toParent: nil)
--> Root viewDidLoad
--> UITextField shouldEndEditing
--> UITextField didEndEditing
--> ended
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Detail didMove(toParent: nil)
--> false nil
