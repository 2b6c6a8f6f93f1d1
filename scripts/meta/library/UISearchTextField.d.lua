---@meta
-- Written by `drilldown meta`; do not edit.

---The text field of a search bar.
---@class UISearchTextField : UITextField
---@overload fun(arguments?: UISearchTextField.Arguments): UISearchTextField
---@overload fun(placeholder: string): UISearchTextField
UISearchTextField = {}

---What UISearchTextField is called with.
---@class UISearchTextField.Arguments : UITextField.Arguments
