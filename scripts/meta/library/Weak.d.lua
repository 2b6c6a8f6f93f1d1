---@meta
-- Written by `drilldown meta`; do not edit.

---A reference that does not keep its object.
---@class Weak
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
local Weak = {}

---The object, nil when it is gone.
---@return table
function Weak:get() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Weak:isKind(class) end

---Makes a class of one's own that extends this one, as `class(name, self)` does.
---@param name string
---@return table
function Weak:subclass(name) end
