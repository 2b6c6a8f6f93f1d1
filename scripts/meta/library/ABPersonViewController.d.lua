---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a contact; belongs in a navigation controller, and is left with the back button.
---@class ABPersonViewController : UIViewController
---@field personViewDelegate (ABPersonViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@field displayedPerson any The contact that is shown.
---@overload fun(arguments?: ABPersonViewController.Arguments): ABPersonViewController
ABPersonViewController = {}

---What ABPersonViewController is called with.
---@class ABPersonViewController.Arguments : UIViewController.Arguments
---@field personViewDelegate? ABPersonViewControllerDelegate|table
---@field displayedPerson? any
