---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person writes mail.
---@class MFMailComposeViewController : UINavigationController
---@field mailComposeDelegate (MFMailComposeViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: MFMailComposeViewController.Arguments): MFMailComposeViewController
MFMailComposeViewController = {}

---Whether there is an account to send mail with.
---@return boolean
function MFMailComposeViewController.canSendMail() end

---What MFMailComposeViewController is called with.
---@class MFMailComposeViewController.Arguments : UINavigationController.Arguments
---@field mailComposeDelegate? MFMailComposeViewControllerDelegate|table
