---@meta
-- Written by `drilldown meta`; do not edit.

---A view above the bar of a tab bar controller, or beside a minimised one (iOS 26).
---@class UITabAccessory
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field contentView UIView The view that is shown. Read-only.
---@overload fun(arguments?: UITabAccessory.Arguments): UITabAccessory
UITabAccessory = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITabAccessory:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITabAccessory:subclass(name) end

---What UITabAccessory is called with.
---@class UITabAccessory.Arguments
---@field [string] any
---@field contentView? UIView
