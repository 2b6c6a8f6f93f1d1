-- facts: P33, P35
-- The user swipes the sheet down, and the code behind the Cancel button doesn't run.
local home, form = UIViewController "Home", UIViewController "Form"
function form:cancel()
  print("keep the draft?")
  self:dismiss(true)
end
window.rootViewController = home
settle()
home:present(form, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
user.swipeDown()
settle()
print(home.presentedViewController)
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
--> nil
