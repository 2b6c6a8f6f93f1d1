---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises pinches of a view: `user.pinch`.
---@class UIPinchGestureRecognizer : UIGestureRecognizer
---@field scale number How much further apart the fingers are than at the beginning, or since it was set; 1 by default.
---@overload fun(arguments?: UIPinchGestureRecognizer.Arguments): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}

---What UIPinchGestureRecognizer is called with.
---@class UIPinchGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
---@field scale? number
