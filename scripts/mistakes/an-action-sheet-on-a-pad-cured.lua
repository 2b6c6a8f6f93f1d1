-- facts: P30, P77
-- The popover has a source view, which may be set on the line after present.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local sheet = UIAlertController{
  preferredStyle = "actionSheet",
  UIAlertAction{ title = "Delete", style = "destructive" },
}
home:present(sheet)
sheet.popoverPresentationController.sourceView = home.view
settle()
user.tap("Delete")
settle()
print(home.presentedViewController, #warnings())
--> UIAlertController#2 viewDidLoad
--> UIAlertController#2 viewWillAppear
--> UIAlertController#2 viewIsAppearing
--> UIAlertController#2 viewDidAppear
--> UIAlertController#2 viewWillDisappear(animated)
--> … 500 ms
--> UIAlertController#2 viewDidDisappear(animated)
--> nil 0
