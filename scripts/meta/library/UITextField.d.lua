---@meta
-- Written by `drilldown meta`; do not edit.

---An editable line of text.
---@class UITextField : UIControl
---@field text string? The text; empty by default, and after setting nil.
---@field placeholder string? The placeholder, shown while there is no text.
---@field isSecureTextEntry boolean Whether the text is shown as dots.
---@field keyboardType UIKeyboardType The kind of keyboard for editing.
---@field returnKeyType UIReturnKeyType What the keyboard shows on its Return key.
---@field clearsOnBeginEditing boolean Whether the text is cleared when editing begins.
---@field isEditing boolean Whether it is being edited. Read-only.
---@field textAlignment NSTextAlignment How the text is aligned horizontally: left, center, right, justified or natural.
---@field borderStyle UITextField.BorderStyle The style of the border around the text.
---@field delegate (UITextFieldDelegate|table)? Controls its editing, and is notified of it.
---@overload fun(arguments?: UITextField.Arguments): UITextField
---@overload fun(placeholder: string): UITextField
UITextField = {}

---What UITextField is called with.
---@class UITextField.Arguments : UIControl.Arguments
---@field text? string
---@field placeholder? string
---@field isSecureTextEntry? boolean
---@field keyboardType? UIKeyboardType
---@field returnKeyType? UIReturnKeyType
---@field clearsOnBeginEditing? boolean
---@field textAlignment? NSTextAlignment
---@field borderStyle? UITextField.BorderStyle
---@field delegate? UITextFieldDelegate|table
