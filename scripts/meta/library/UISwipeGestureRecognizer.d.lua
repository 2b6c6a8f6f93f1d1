---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises swipes over a view: `user.swipe`.
---@class UISwipeGestureRecognizer : UIGestureRecognizer
---@field direction UISwipeGestureRecognizer.Direction The direction; "right" by default.
---@overload fun(arguments?: UISwipeGestureRecognizer.Arguments): UISwipeGestureRecognizer
UISwipeGestureRecognizer = {}

---What UISwipeGestureRecognizer is called with.
---@class UISwipeGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
---@field direction? UISwipeGestureRecognizer.Direction
