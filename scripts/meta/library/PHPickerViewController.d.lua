---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user choose photos; the program dismisses it.
---@class PHPickerViewController : UIViewController
---@field delegate (PHPickerViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: PHPickerViewController.Arguments): PHPickerViewController
PHPickerViewController = {}

---What PHPickerViewController is called with.
---@class PHPickerViewController.Arguments : UIViewController.Arguments
---@field selectionLimit? integer How many can be chosen; 0 for any number, 1 if omitted.
---@field delegate? PHPickerViewControllerDelegate|table
