---@meta
-- Written by `drilldown meta`; do not edit.

---An archive that `NSKeyedArchiver` has made.
---@class NSData
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field length integer The number of its bytes. Read-only.
NSData = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSData:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSData:subclass(name) end
