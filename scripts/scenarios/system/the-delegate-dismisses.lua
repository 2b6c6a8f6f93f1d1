-- facts: P112
-- Mail is sent, but the controller stays until the delegate dismisses it.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local mail = MFMailComposeViewController{ name = "mail", modalPresentationStyle = "fullScreen" }
local delegate = {}
mail.mailComposeDelegate = delegate
home:present(mail, true)
settle()
--> mail viewDidLoad
--> SystemContents#3 willMove(toParent: mail)
--> Home viewWillDisappear(animated)
--> mail viewWillAppear(animated)
--> mail viewIsAppearing(animated)
--> … 500 ms
--> mail viewDidAppear(animated)
--> SystemContents#3 didMove(toParent: mail)
--> Home viewDidDisappear(animated)
print(user.pick("sent"))
settle()
print(home.presentedViewController == mail)
--> true
--> true
function delegate.didFinishWith(controller, result, problem)
  print(result, problem)
  controller:dismiss(true)
end
print(user.pick())
settle()
--> mail didFinishWith(sent)
--> sent nil
--> true
--> mail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 500 ms
--> Home viewDidAppear(animated)
--> mail viewDidDisappear(animated)
