-- facts: P30, P77
-- On an iPad an action sheet is a popover, and needs a source to point at.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIAlertController{
  preferredStyle = "actionSheet",
  UIAlertAction{ title = "Delete", style = "destructive" },
})
local _, problem = pcall(settle)
print(problem.code, home.presentedViewController)
print(problem.why)
--> UIAlertController#2 viewDidLoad
--> exception NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x120>) of style UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: 0x110>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
--> action-sheet-source nil
--> in a regular width an action sheet is a popover
