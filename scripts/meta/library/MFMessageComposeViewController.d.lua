---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user write a text message.
---@class MFMessageComposeViewController : UINavigationController
---@field messageComposeDelegate (MFMessageComposeViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: MFMessageComposeViewController.Arguments): MFMessageComposeViewController
MFMessageComposeViewController = {}

---Whether texts can be sent.
---@return boolean
function MFMessageComposeViewController.canSendText() end

---What MFMessageComposeViewController is called with.
---@class MFMessageComposeViewController.Arguments : UINavigationController.Arguments
---@field messageComposeDelegate? MFMessageComposeViewControllerDelegate|table
