-- facts: C21, P33
-- Before iOS 13 the user could not dismiss a sheet.
simulator.device = "iPad"
simulator.profile = "mid"
local root, form = UIViewController "Root", UIViewController "Form"
form.modalPresentationStyle = "formSheet"
window.rootViewController = root
root:present(form, false)
settle()
print(user.tapOutside())
--> Root viewDidLoad
--> Root viewWillAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Root viewDidAppear
--> Form viewDidAppear
--> false the user can dismiss sheets since iOS 13
