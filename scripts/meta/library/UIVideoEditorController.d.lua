---@meta
-- Written by `drilldown meta`; do not edit.

---Where a person shortens a film.
---@class UIVideoEditorController : UINavigationController
---@field delegate (UIVideoEditorControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: UIVideoEditorController.Arguments): UIVideoEditorController
UIVideoEditorController = {}

---What UIVideoEditorController is called with.
---@class UIVideoEditorController.Arguments : UINavigationController.Arguments
---@field delegate? UIVideoEditorControllerDelegate|table
