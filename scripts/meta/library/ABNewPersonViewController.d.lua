---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user enter a new contact; belongs in a navigation controller.
---@class ABNewPersonViewController : UIViewController
---@field newPersonViewDelegate (ABNewPersonViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: ABNewPersonViewController.Arguments): ABNewPersonViewController
ABNewPersonViewController = {}

---What ABNewPersonViewController is called with.
---@class ABNewPersonViewController.Arguments : UIViewController.Arguments
---@field newPersonViewDelegate? ABNewPersonViewControllerDelegate|table
