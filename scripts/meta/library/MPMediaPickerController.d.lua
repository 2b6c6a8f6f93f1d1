---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person chooses songs.
---@class MPMediaPickerController : UIViewController
---@field delegate (MPMediaPickerControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: MPMediaPickerController.Arguments): MPMediaPickerController
MPMediaPickerController = {}

---What MPMediaPickerController is called with.
---@class MPMediaPickerController.Arguments : UIViewController.Arguments
---@field delegate? MPMediaPickerControllerDelegate|table
