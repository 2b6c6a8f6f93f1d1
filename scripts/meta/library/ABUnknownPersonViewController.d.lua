---@meta
-- Written by `drilldown meta`; do not edit.

---Shows somebody who is not among the contacts; stands in a navigation controller.
---@class ABUnknownPersonViewController : UIViewController
---@field unknownPersonViewDelegate (ABUnknownPersonViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@field displayedPerson any The contact that is shown.
---@overload fun(arguments?: ABUnknownPersonViewController.Arguments): ABUnknownPersonViewController
ABUnknownPersonViewController = {}

---What ABUnknownPersonViewController is called with.
---@class ABUnknownPersonViewController.Arguments : UIViewController.Arguments
---@field unknownPersonViewDelegate? ABUnknownPersonViewControllerDelegate|table
---@field displayedPerson? any
