---@meta
-- Written by `drilldown meta`; do not edit.

---A view that shows a text.
---@class UILabel : UIView
---@field text string? What it shows; nil and an empty string show nothing.
---@field textColor UIColor The colour of the text, by its name.
---@field textAlignment NSTextAlignment How the text is placed between the left and the right edge.
---@field isEnabled boolean Whether the text is drawn as enabled; true at first.
---@field numberOfLines integer How many lines there are at most; 0 is as many as needed.
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
