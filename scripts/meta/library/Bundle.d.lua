---@meta
-- Written by `drilldown meta`; do not edit.

---The resources of the program: `Bundle.main` loads the nibs of the table `nibs`.
---@class Bundle
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
Bundle = {}

---Creates the objects of a nib, sets the owner's outlets, and returns them.
---
---`nib-not-found`: NSInternalInconsistencyException: a named nib has to exist; an exception is raised while the view loads.
---
---Facts: B93 (:help B93).
---@param name string
---@param owner? any
---@param options? table
---@return any[]
function Bundle:loadNibNamed(name, owner, options) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Bundle:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function Bundle:subclass(name) end
