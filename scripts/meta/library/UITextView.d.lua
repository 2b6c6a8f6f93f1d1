---@meta
-- Written by `drilldown meta`; do not edit.

---A text of several lines, which the user can edit.
---@class UITextView : UIScrollView
---@field text string The text; empty by default.
---@field isEditable boolean Whether the user can edit the text; true by default.
---@field selectedRange NSRange The part of the text that is selected, in UTF-16 units; what is typed replaces it.
---@field hasText boolean Whether there is any text. Read-only.
---@field keyboardType UIKeyboardType The kind of keyboard for editing.
---@field returnKeyType UIReturnKeyType The label of the Return key, which begins a new line.
---@field textAlignment NSTextAlignment How the text is aligned horizontally: left, center, right, justified or natural.
---@field delegate (UITextViewDelegate|table)? Controls its editing, and is notified of it.
---@overload fun(arguments?: UITextView.Arguments): UITextView
---@overload fun(text: string): UITextView
UITextView = {}

---What UITextView is called with.
---@class UITextView.Arguments : UIScrollView.Arguments
---@field text? string
---@field isEditable? boolean
---@field selectedRange? NSRange
---@field keyboardType? UIKeyboardType
---@field returnKeyType? UIReturnKeyType
---@field textAlignment? NSTextAlignment
---@field delegate? UITextViewDelegate|table
