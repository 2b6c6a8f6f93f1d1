---@meta
-- Written by `drilldown meta`; do not edit.

---A finger on the screen, as `touchesBegan` and the others get it.
---@class UITouch
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field phase UITouch.Phase How far the touch is. Read-only.
---@field tapCount integer How many taps it is the last of. Read-only.
---@field view UIView? The view that it began in. Read-only.
UITouch = {}

---Where it is, in points of a view; in those of its window without one.
---@param view? UIView
---@return CGPoint
function UITouch:location(view) end

---Where it was before, in points of a view; in those of its window without one.
---@param view? UIView
---@return CGPoint
function UITouch:previousLocation(view) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITouch:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITouch:subclass(name) end
