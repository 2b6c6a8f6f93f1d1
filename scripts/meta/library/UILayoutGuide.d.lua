---@meta
-- Written by `drilldown meta`; do not edit.

---A part of a view that has a frame without being a view.
---@class UILayoutGuide
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field owningView UIView? The view that it is a part of; nil when that is gone. Read-only.
---@field layoutFrame CGRect Where it is now, in points of the view; zero without a view. Read-only.
UILayoutGuide = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UILayoutGuide:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UILayoutGuide:subclass(name) end
