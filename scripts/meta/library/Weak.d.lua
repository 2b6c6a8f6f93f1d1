---@meta
-- Written by `drilldown meta`; do not edit.

---A weak reference to an object.
---@class Weak
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
local Weak = {}

---The object; nil when it was released.
---@return table
function Weak:get() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Weak:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function Weak:subclass(name) end
