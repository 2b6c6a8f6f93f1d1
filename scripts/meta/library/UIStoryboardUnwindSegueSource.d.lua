---@meta
-- Written by `drilldown meta`; do not edit.

---An unwind segue while its destination is being searched for.
---@class UIStoryboardUnwindSegueSource
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field source UIViewController The controller that started the segue. Read-only.
---@field unwindAction string The name of the destination's function. Read-only.
---@field sender any What was passed as the sender. Read-only.
UIStoryboardUnwindSegueSource = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIStoryboardUnwindSegueSource:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIStoryboardUnwindSegueSource:subclass(name) end
