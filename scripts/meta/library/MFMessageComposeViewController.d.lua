---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person writes a text.
---@class MFMessageComposeViewController : UINavigationController
---@field messageComposeDelegate (MFMessageComposeViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: MFMessageComposeViewController.Arguments): MFMessageComposeViewController
MFMessageComposeViewController = {}

---Whether texts can be sent.
---@return boolean
function MFMessageComposeViewController.canSendText() end

---What MFMessageComposeViewController is called with.
---@class MFMessageComposeViewController.Arguments : UINavigationController.Arguments
---@field messageComposeDelegate? MFMessageComposeViewControllerDelegate|table
