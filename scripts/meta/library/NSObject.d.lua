---@meta
-- Written by `drilldown meta`; do not edit.

---The root of all classes.
---@class NSObject
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@overload fun(arguments?: NSObject.Arguments): NSObject
NSObject = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSObject:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSObject:subclass(name) end

---What NSObject is called with.
---@class NSObject.Arguments
---@field [string] any
