---@meta
-- Written by `drilldown meta`; do not edit.

---Recognises drags over a view: `user.pan`.
---@class UIPanGestureRecognizer : UIGestureRecognizer
---@overload fun(arguments?: UIPanGestureRecognizer.Arguments): UIPanGestureRecognizer
UIPanGestureRecognizer = {}

---How far the finger has moved, in points.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:translation(view) end

---Sets how far the finger has moved; what it moves afterwards is added.
---@param translation CGPoint
---@param view? UIView
function UIPanGestureRecognizer:setTranslation(translation, view) end

---How fast the finger is, in points per second.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:velocity(view) end

---What UIPanGestureRecognizer is called with.
---@class UIPanGestureRecognizer.Arguments : UIGestureRecognizer.Arguments
