---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises pinches of a view: `user.pinch`.
---@class UIPinchGestureRecognizer : UIGestureRecognizer
---@field scale number How far the fingers are apart, compared with the beginning.
---@overload fun(arguments?: UIPinchGestureRecognizer.Arguments): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}

---What UIPinchGestureRecognizer is called with.
---@class UIPinchGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
---@field scale? number
