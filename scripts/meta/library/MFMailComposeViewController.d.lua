---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user write mail.
---@class MFMailComposeViewController : UINavigationController
---@field mailComposeDelegate (MFMailComposeViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: MFMailComposeViewController.Arguments): MFMailComposeViewController
MFMailComposeViewController = {}

---Whether a mail account is set up.
---@return boolean
function MFMailComposeViewController.canSendMail() end

---What MFMailComposeViewController is called with.
---@class MFMailComposeViewController.Arguments : UINavigationController.Arguments
---@field mailComposeDelegate? MFMailComposeViewControllerDelegate|table
