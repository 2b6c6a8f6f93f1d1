---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises taps on a view: `user.tap`.
---@class UITapGestureRecognizer : UIGestureRecognizer
---@field numberOfTapsRequired integer How many taps are wanted; 1 by default.
---@field numberOfTouchesRequired integer With how many fingers; 1 by default.
---@overload fun(arguments?: UITapGestureRecognizer.Arguments): UITapGestureRecognizer
UITapGestureRecognizer = {}

---What UITapGestureRecognizer is called with.
---@class UITapGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
---@field numberOfTapsRequired? integer
---@field numberOfTouchesRequired? integer
