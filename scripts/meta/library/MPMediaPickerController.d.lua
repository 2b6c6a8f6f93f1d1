---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user choose songs.
---@class MPMediaPickerController : UIViewController
---@field delegate (MPMediaPickerControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: MPMediaPickerController.Arguments): MPMediaPickerController
MPMediaPickerController = {}

---What MPMediaPickerController is called with.
---@class MPMediaPickerController.Arguments : UIViewController.Arguments
---@field delegate? MPMediaPickerControllerDelegate|table
