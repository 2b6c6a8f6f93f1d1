---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises long presses on a view: `user.hold`.
---@class UILongPressGestureRecognizer : UIGestureRecognizer
---@field minimumPressDuration number How long the finger has to rest, in seconds; half a second by default.
---@overload fun(arguments?: UILongPressGestureRecognizer.Arguments): UILongPressGestureRecognizer
UILongPressGestureRecognizer = {}

---What UILongPressGestureRecognizer is called with.
---@class UILongPressGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
---@field minimumPressDuration? number
