-- facts: P112
-- The user can do nothing in a controller that is covered or still being presented.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local mail = MFMailComposeViewController{ name = "mail" }
mail.mailComposeDelegate = { didFinishWith = function(it) it:dismiss(true) end }
home:present(mail, true)
print(user.pick("sent"))
settle()
--> mail viewDidLoad
--> SystemContents#3 willMove(toParent: mail)
--> false a transition is active
--> mail viewWillAppear(animated)
--> mail viewIsAppearing(animated)
--> … 500 ms
--> mail viewDidAppear(animated)
--> SystemContents#3 didMove(toParent: mail)
mail:present(UIViewController "Cover")
settle()
print(user.pick("sent"))
mail:dismiss()
settle()
--> Cover viewDidLoad
--> Cover viewWillAppear
--> Cover viewIsAppearing
--> Cover viewDidAppear
--> false no system controller is on screen
--> Cover viewWillDisappear
--> Cover viewDidDisappear
print(user.pick("sent"))
print(user.pick("sent"))
settle()
--> mail didFinishWith(sent)
--> true
--> false no system controller is on screen
--> mail viewWillDisappear(animated)
--> … 500 ms
--> mail viewDidDisappear(animated)
