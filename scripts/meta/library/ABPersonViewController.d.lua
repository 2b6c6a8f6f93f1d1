---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a contact; stands in a navigation controller, and is left by Back.
---@class ABPersonViewController : UIViewController
---@field personViewDelegate (ABPersonViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@field displayedPerson any The contact that is shown.
---@overload fun(arguments?: ABPersonViewController.Arguments): ABPersonViewController
ABPersonViewController = {}

---What ABPersonViewController is called with.
---@class ABPersonViewController.Arguments : UIViewController.Arguments
---@field personViewDelegate? ABPersonViewControllerDelegate|table
---@field displayedPerson? any
