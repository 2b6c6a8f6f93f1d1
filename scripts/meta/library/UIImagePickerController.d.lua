---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person takes or chooses a picture.
---@class UIImagePickerController : UINavigationController
---@field delegate (UIImagePickerControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: UIImagePickerController.Arguments): UIImagePickerController
UIImagePickerController = {}

---What UIImagePickerController is called with.
---@class UIImagePickerController.Arguments : UINavigationController.Arguments
---@field delegate? UIImagePickerControllerDelegate|table
