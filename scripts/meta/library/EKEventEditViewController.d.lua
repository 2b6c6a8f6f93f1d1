---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person makes or changes an event.
---@class EKEventEditViewController : UINavigationController
---@field editViewDelegate (EKEventEditViewDelegate|table)? Hears what the person did, and sends the controller away.
---@field event any The event that is changed; nil makes a new one.
---@overload fun(arguments?: EKEventEditViewController.Arguments): EKEventEditViewController
EKEventEditViewController = {}

---What EKEventEditViewController is called with.
---@class EKEventEditViewController.Arguments : UINavigationController.Arguments
---@field editViewDelegate? EKEventEditViewDelegate|table
---@field event? any
