---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user take or choose a picture.
---@class UIImagePickerController : UINavigationController
---@field delegate (UIImagePickerControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: UIImagePickerController.Arguments): UIImagePickerController
UIImagePickerController = {}

---What UIImagePickerController is called with.
---@class UIImagePickerController.Arguments : UINavigationController.Arguments
---@field delegate? UIImagePickerControllerDelegate|table
