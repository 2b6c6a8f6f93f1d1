---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user create or edit an event.
---@class EKEventEditViewController : UINavigationController
---@field editViewDelegate (EKEventEditViewDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@field event any The event to edit; nil creates a new one.
---@overload fun(arguments?: EKEventEditViewController.Arguments): EKEventEditViewController
EKEventEditViewController = {}

---What EKEventEditViewController is called with.
---@class EKEventEditViewController.Arguments : UINavigationController.Arguments
---@field editViewDelegate? EKEventEditViewDelegate|table
---@field event? any
