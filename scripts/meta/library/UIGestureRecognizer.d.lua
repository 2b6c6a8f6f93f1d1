---@meta
-- Written by `drilldown meta`; do not edit.

---Recognizes a gesture of the user.
---@class UIGestureRecognizer
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isEnabled boolean Whether it recognises anything; true by default.
---@field delegate (UIGestureRecognizerDelegate|table)? Asked whether a gesture may begin.
UIGestureRecognizer = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIGestureRecognizer:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIGestureRecognizer:subclass(name) end
