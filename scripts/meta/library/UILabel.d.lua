---@meta
-- Written by `drilldown meta`; do not edit.

---A view that shows text.
---@class UILabel : UIView
---@field text string? What it shows; nil and an empty string show nothing.
---@field textColor UIColor? The colour of the text, by its name.
---@field textAlignment NSTextAlignment How the text is aligned horizontally: left, center, right, justified or natural.
---@field isEnabled boolean Whether the text is drawn as enabled; true by default.
---@field numberOfLines integer The maximum number of lines; 0 is as many as needed, 1 by default.
---@overload fun(arguments?: UILabel.Arguments): UILabel
---@overload fun(text: string): UILabel
UILabel = {}

---What UILabel is called with.
---@class UILabel.Arguments : UIView.Arguments
---@field text? string
---@field textColor? UIColor
---@field textAlignment? NSTextAlignment
---@field isEnabled? boolean
---@field numberOfLines? integer
