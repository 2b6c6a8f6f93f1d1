-- facts: P77
-- On an iPad a popover has no source to point at; on an iPhone it was a sheet.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController{ title = "Menu", modalPresentationStyle = "popover" }, true)
local _, e = pcall(settle)
print(e.message)
print(e.why)
--> Menu viewDidLoad
--> exception NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x128>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
--> UIPopoverPresentationController (<UIPopoverPresentationController: 0x128>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
--> a popover needs a source to point at; that of Menu has neither sourceView nor barButtonItem
