-- facts: B76
-- A view doesn't outlive the program: encoding one raises, and nothing of it is kept.
local form = UIViewController{ title = "Form", restorationIdentifier = "form" }
local field = UITextField{ text = "a draft" }
form.view:addSubview(field)
function form:encodeRestorableState(coder)
  UIViewController.encodeRestorableState(self, coder)
  local isStored, problem = pcall(coder.encode, coder, field, "field")
  print(isStored, problem.name, coder:decodeObject("field"))
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
--> exception NSInvalidArgumentException: -[UITextField encodeWithCoder:]: unrecognized selector sent to instance
--> false NSInvalidArgumentException nil
