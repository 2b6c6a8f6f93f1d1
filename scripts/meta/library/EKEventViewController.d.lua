---@meta
-- Written by `drilldown meta`; do not edit.

---Shows an event; belongs in a navigation controller.
---@class EKEventViewController : UIViewController
---@field delegate (EKEventViewDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@field event any The event that is shown.
---@overload fun(arguments?: EKEventViewController.Arguments): EKEventViewController
EKEventViewController = {}

---What EKEventViewController is called with.
---@class EKEventViewController.Arguments : UIViewController.Arguments
---@field delegate? EKEventViewDelegate|table
---@field event? any
