-- facts: P23, P34
-- isModalInPresentation keeps the sheet up, and the delegate is notified of the attempt.
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
form.isModalInPresentation = true
form.presentationController.delegate = { didAttemptToDismiss = function() form:cancel() end }
print(user.swipeDown())
settle()
print(home.presentedViewController)
--> Form didAttemptToDismiss
--> keep the draft?
--> false the user may not dismiss the presentation
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
--> nil
