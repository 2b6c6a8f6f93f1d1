---@meta
-- Written by `drilldown meta`; do not edit.

---Lets the user choose documents; it dismisses itself.
---@class UIDocumentPickerViewController : UIViewController
---@field allowsMultipleSelection boolean Whether several documents can be chosen; false.
---@field delegate (UIDocumentPickerDelegate|table)? Is notified of the documents.
---@overload fun(arguments?: UIDocumentPickerViewController.Arguments): UIDocumentPickerViewController
UIDocumentPickerViewController = {}

---What UIDocumentPickerViewController is called with.
---@class UIDocumentPickerViewController.Arguments : UIViewController.Arguments
---@field forOpeningContentTypes? string[] The types of the documents, as `public.text`.
---@field allowsMultipleSelection? boolean
---@field delegate? UIDocumentPickerDelegate|table
