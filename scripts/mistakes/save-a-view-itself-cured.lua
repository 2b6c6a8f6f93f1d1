-- facts: B76
-- Save what the view shows, and set it on the new view when the state is restored.
local form = UIViewController{ title = "Form", restorationIdentifier = "form" }
local field = UITextField{ text = "a draft" }
form.view:addSubview(field)
function form:encodeRestorableState(coder)
  UIViewController.encodeRestorableState(self, coder)
  coder:encode(field.text, "draft")
  print(coder:decodeObject("draft"))
end
function app.shouldSaveApplicationState() return true end
window.rootViewController = form
settle()
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
simulator:background()
--> app shouldSaveApplicationState
--> Form encodeRestorableState
--> a draft
