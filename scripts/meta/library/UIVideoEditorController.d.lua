---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user trim a video.
---@class UIVideoEditorController : UINavigationController
---@field delegate (UIVideoEditorControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: UIVideoEditorController.Arguments): UIVideoEditorController
UIVideoEditorController = {}

---What UIVideoEditorController is called with.
---@class UIVideoEditorController.Arguments : UINavigationController.Arguments
---@field delegate? UIVideoEditorControllerDelegate|table
