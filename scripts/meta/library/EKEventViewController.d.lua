---@meta
-- Written by `drilldown meta`; do not edit.

---Shows an event; stands in a navigation controller.
---@class EKEventViewController : UIViewController
---@field delegate (EKEventViewDelegate|table)? Hears what the person did, and sends the controller away.
---@field event any The event that is shown.
---@overload fun(arguments?: EKEventViewController.Arguments): EKEventViewController
EKEventViewController = {}

---What EKEventViewController is called with.
---@class EKEventViewController.Arguments : UIViewController.Arguments
---@field delegate? EKEventViewDelegate|table
---@field event? any
