---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person enters a new contact; stands in a navigation controller.
---@class ABNewPersonViewController : UIViewController
---@field newPersonViewDelegate (ABNewPersonViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: ABNewPersonViewController.Arguments): ABNewPersonViewController
ABNewPersonViewController = {}

---What ABNewPersonViewController is called with.
---@class ABNewPersonViewController.Arguments : UIViewController.Arguments
---@field newPersonViewDelegate? ABNewPersonViewControllerDelegate|table
