---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a person who isn't among the contacts; belongs in a navigation controller.
---@class ABUnknownPersonViewController : UIViewController
---@field unknownPersonViewDelegate (ABUnknownPersonViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@field displayedPerson any The contact that is shown.
---@overload fun(arguments?: ABUnknownPersonViewController.Arguments): ABUnknownPersonViewController
ABUnknownPersonViewController = {}

---What ABUnknownPersonViewController is called with.
---@class ABUnknownPersonViewController.Arguments : UIViewController.Arguments
---@field unknownPersonViewDelegate? ABUnknownPersonViewControllerDelegate|table
---@field displayedPerson? any
