---@meta
-- Written by `drilldown meta`; do not edit.

---A function that is called when traits change, to be unregistered.
---@class UITraitChangeRegistration
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
UITraitChangeRegistration = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITraitChangeRegistration:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITraitChangeRegistration:subclass(name) end
